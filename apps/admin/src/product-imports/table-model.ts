import { PRODUCT_COLUMNS, type ProductColumn } from '@tokpa/contract/product-imports';
import { downloadTable } from '../ui/index.ts';

type Example = Partial<Record<ProductColumn, string | number>>;

const EXAMPLES: readonly Example[] = [
  {
    sku: 'MIEL-250',
    name: 'Miel de Natitingou',
    status: 'Brouillon',
    category: 'Épicerie > Miels',
    description: 'Récolté à la main.',
    features: 'Sans sucre ajouté\nPot en verre',
    isNew: 'oui',
    isFeatured: 'non',
    price: 2500,
    originalPrice: 3000,
    stock: 12,
  },
  {
    sku: 'RIZ',
    name: 'Riz local',
    category: 'Céréales',
    variationSku: 'RIZ-1',
    option1: 'Format',
    value1: '1 kg',
    price: 700,
    stock: 10,
  },
  { sku: 'RIZ', name: 'Riz local', variationSku: 'RIZ-5', option1: 'Format', value1: '5 kg', price: 3200, stock: 4 },
];

// What only an export knows.
const EXPORTED: ReadonlySet<ProductColumn> = new Set(['id', 'variationId', 'stockSeen']);

const columns = (Object.keys(PRODUCT_COLUMNS) as ProductColumn[])
  .filter((column) => !EXPORTED.has(column))
  .map((column) => [PRODUCT_COLUMNS[column].heading, (example: Example) => example[column]] as const);

/** A table to fill in: every column that somebody may, and two products as examples. */
export function downloadModel(): void {
  downloadTable('modele-produits.csv', columns, EXAMPLES);
}
