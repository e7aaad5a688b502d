import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity, removeLine } from './change-cart.ts';
import { emptyCart } from './cart.queries.ts';
import { NOTHING_IN_IT, readCart } from './read-cart.ts';

export function bindCartRoutes(platform: Platform, route: Route): void {
  route('GET /cart', async ({ session: { userId } }) => readCart(platform, userId));

  route('POST /cart', async ({ session: { userId } }) => {
    await emptyCart(platform.db, userId);
    return NOTHING_IN_IT;
  });

  route('POST /cart/items', async ({ body, session: { userId } }) => {
    await addToCart(platform, userId, body);
    return readCart(platform, userId);
  });

  route('PUT /cart/items/{id}', async ({ params, body, session: { userId } }) => {
    await changeQuantity(platform, { userId, lineId: params.id }, body.quantity);
    return readCart(platform, userId);
  });

  route('DELETE /cart/items/{id}', async ({ params, session: { userId } }) => {
    await removeLine(platform, { userId, lineId: params.id });
    return readCart(platform, userId);
  });
}
