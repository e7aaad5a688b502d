import { AddToCart } from '../cart/index.ts';
import type { CardParts } from '../catalogue/index.ts';
import { FavouriteToggle } from '../favourites/index.ts';

/** What every product card of the shop carries: the heart and the way into the cart. */
export const CARD_PARTS: CardParts = {
  heartOf: ({ id, name }) => <FavouriteToggle id={id} name={name} />,
  actionOf: (product) => <AddToCart product={product} size="card" />,
};
