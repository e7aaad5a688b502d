import { readIdempotencyKey } from '#platform/http/idempotency-key';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { changeOffers } from './change-offers.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listMovements, moveStock } from './move-stock.ts';
import { removeProduct } from './remove-product.ts';
import { changeProduct, createProduct } from './save-product.ts';

/** What staff do with products. */
export function productManagementRoutes(platform: Platform, route: Route): void {
  route('POST /products', async ({ session, body, files }) => ({
    data: await createProduct(platform, session, { body, files }),
  }));

  route('PUT /products', async ({ session, body }) => ({ data: await changeOffers(platform, session, body.items) }));

  route('PUT /products/{id}', async ({ session, params, body, files }) => ({
    data: await changeProduct(platform, session, { idOrSlug: params.id, body, files }),
  }));

  route('DELETE /products/{id}', async ({ session, params }) => ({
    message: await removeProduct(platform, session, params.id),
  }));

  route('POST /products/{id}/duplicate', async ({ session, params }) => ({
    data: await duplicateProduct(platform, session, params.id),
  }));

  route('GET /products/{id}/stock-movements', ({ params, query }) => listMovements(platform.db, params.id, query));

  route('POST /products/{id}/stock-movements', async ({ session, params, body, header }) => ({
    data: await moveStock(platform, session, params.id, {
      ...body,
      idempotencyKey: readIdempotencyKey(header('idempotency-key')),
    }),
  }));
}
