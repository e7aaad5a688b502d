import { NumberInput, SelectInput } from 'react-admin';
import { LOW_STOCK_BELOW } from '@tokpa/contract/limits';
import { PRODUCT_STATUS_LABELS } from '@tokpa/contract/products';
import { CategoryChoice } from '../categories/index.ts';
import { searchFilter } from '../ui/index.ts';

const onlyThese = [{ id: 'true', name: 'Oui' }];
const statuses = Object.entries(PRODUCT_STATUS_LABELS).map(([id, name]) => ({ id, name }));
const stocks = [
  { id: 'out', name: 'En rupture' },
  { id: 'low', name: `Bas (de 1 à ${LOW_STOCK_BELOW - 1})` },
  { id: 'short', name: `Bas ou en rupture (moins de ${LOW_STOCK_BELOW})` },
  { id: 'variation-out', name: 'Une déclinaison en rupture' },
  { id: 'in', name: 'En stock' },
];

export const productFilters = [
  searchFilter({ label: 'Rechercher un produit', placeholder: 'Nom, référence…' }),
  <SelectInput key="status" source="status" label="Statut" choices={statuses} alwaysOn />,
  <SelectInput key="stock" source="stock" label="Stock" choices={stocks} alwaysOn />,
  <CategoryChoice key="category" source="category" label="Catégorie" />,
  <SelectInput key="featured" source="featured" label="Vedettes seulement" choices={onlyThese} />,
  <NumberInput key="minPrice" source="minPrice" label="Prix minimum (FCFA)" min={0} step={500} />,
  <NumberInput key="maxPrice" source="maxPrice" label="Prix maximum (FCFA)" min={0} step={500} />,
];
