import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { exportProducts } from './export-products.ts';
import { downloadErrors, listErrors } from './list-errors.ts';
import { selectRecentImports } from './product-imports.queries.ts';
import { applyTrial, findImport, startImport } from './start-import.ts';

export function productImportRoutes(platform: Platform, route: Route): void {
  const { db } = platform;

  route('POST /products/import', async ({ session, body, files }) => ({
    data: await startImport(platform, session, { options: body, files }),
  }));

  route('GET /products/imports/recent', async () => ({ data: await selectRecentImports(db) }));

  route('GET /products/imports/{id}', async ({ params }) => ({ data: await findImport(db, params.id) }));

  route('POST /products/imports/{id}/apply', async ({ session, params }) => ({
    data: await applyTrial(platform, session, params.id),
  }));

  route('GET /products/imports/{id}/errors', ({ params, query }) => listErrors(db, params.id, query));

  route('GET /products/imports/{id}/errors.csv', ({ params }) => downloadErrors(db, params.id));

  route('GET /products/export.csv', async ({ query }) => exportProducts(platform, query));
}
