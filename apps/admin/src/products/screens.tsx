import { Route } from 'react-router-dom';
import Inventory2Icon from '@mui/icons-material/Inventory2';
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
  children: <Route path={OFFERS_PATH} element={<OfferGrid />} />,
};
