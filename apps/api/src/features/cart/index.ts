import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { findCartOf } from './cart-lines.queries.ts';
import { deleteCartOf } from './cart.queries.ts';
import { bindCartRoutes } from './cart.routes.ts';

export { type CartLine, findCartLines, findCartOf, findOffers } from './cart-lines.queries.ts';
export { insufficientStock } from './quantity-problem.ts';
export { issueOf } from './read-cart.ts';

export const cartFeature: Feature = {
  name: 'cart',
  // Deleted between the look at it and the line.
  constraints: {
    cart_items_product_id_fkey: 'product_not_found',
    cart_items_variation: 'product_not_found',
    cart_items_formation_id_fkey: 'formation_not_found',
    cart_items_coaching_session_id_fkey: 'coaching_session_not_found',
    cart_items_seminar_id_fkey: 'seminar_not_found',
  },
  register({ platform, route }) {
    bindCartRoutes(platform, route);
    platform.events.on(accountExporting, async (tx, account) => {
      const lines = (await findCartOf(tx, account.userId, platform.clock.now())) ?? [];
      account.cart = lines.map(({ itemType, name, variationName, price, quantity }) => ({
        itemType,
        name,
        variationName,
        price,
        quantity,
      }));
    });
    platform.events.on(accountClosing, (tx, { userId }) => deleteCartOf(tx, userId));
  },
};
