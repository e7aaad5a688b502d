import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import { IMPORT_PATH, ImportPage } from '../product-imports/index.ts';
import { RequireAccess } from '../ui/index.ts';
import { OfferGrid } from './offer-grid.tsx';
import { ProductList } from './product-list.tsx';
import { OFFERS_PATH } from './product-links.ts';
import { ProductCreate, ProductEdit } from './product-pages.tsx';

const forWriters = (screen: ReactElement) => (
  <RequireAccess resource="products" action="edit">
    {screen}
  </RequireAccess>
);

export const screens = {
  list: ProductList,
  create: ProductCreate,
  edit: ProductEdit,
  icon: Inventory2Icon,
  recordRepresentation: 'name',
  children: [
    <Route key={OFFERS_PATH} path={OFFERS_PATH} element={forWriters(<OfferGrid />)} />,
    <Route key={IMPORT_PATH} path={IMPORT_PATH} element={forWriters(<ImportPage />)} />,
  ],
};
