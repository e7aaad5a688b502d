import type { ImportOptions, ProductImport, ProductImportError } from '@tokpa/contract';
import type { TestShop } from './test-shop.ts';

export type ImportReport = ProductImport & { errors: ProductImportError[] };

/** Sends a table of products as the screen does, and works it off: what became of it, with its errors. */
export async function importProducts(
  shop: TestShop,
  token: string,
  { table, ...options }: Partial<ImportOptions> & { table: string | Uint8Array<ArrayBuffer> },
): Promise<ImportReport> {
  const { call } = shop.client(token);
  const body = new FormData();
  body.append('file', new File([table], 'produits.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(options)) body.append(name, String(value));
  const { data } = await call('POST /products/import', { body });
  await shop.platform.jobs.drain();
  return readImport(shop, token, data.id);
}

export async function readImport(shop: TestShop, token: string, id: string): Promise<ImportReport> {
  const { call } = shop.client(token);
  const { data } = await call('GET /products/imports/{id}', { params: { id } });
  const errors = await call('GET /products/imports/{id}/errors', { params: { id }, query: { limit: 100 } });
  return { ...data, errors: errors.data };
}
