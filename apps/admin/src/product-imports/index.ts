export { ExportProducts } from './export-products.tsx';
export { IMPORT_PATH, importAt } from './import-links.ts';
export { ImportPage } from './import-page.tsx';
