import { Route } from 'react-router-dom';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import { IMPORT_PATH, ImportPage } from '../product-imports/index.ts';
import { OfferGrid } from './offer-grid.tsx';
import { ProductList } from './product-list.tsx';
import { OFFERS_PATH } from './product-links.ts';
import { ProductCreate, ProductEdit } from './product-pages.tsx';

export const screens = {
  list: ProductList,
  create: ProductCreate,
  edit: ProductEdit,
  icon: Inventory2Icon,
  recordRepresentation: 'name',
  children: [
    <Route key={OFFERS_PATH} path={OFFERS_PATH} element={<OfferGrid />} />,
    <Route key={IMPORT_PATH} path={IMPORT_PATH} element={<ImportPage />} />,
  ],
};
