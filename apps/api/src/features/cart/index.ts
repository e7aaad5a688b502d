import { accountClosing } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteCartOf } from './cart.queries.ts';
import { bindCartRoutes } from './cart.routes.ts';

export { type CartLine, findCartLines, findCartOf, findOffers } from './cart-lines.queries.ts';
export { insufficientStock } from './quantity-problem.ts';
export { issueOf } from './read-cart.ts';

export const cartFeature: Feature = {
  name: 'cart',
  register({ platform, route }) {
    bindCartRoutes(platform, route);
    platform.events.on(accountClosing, (tx, { userId }) => deleteCartOf(tx, userId));
  },
};
