export { followAccount } from './account-favourites.ts';
export { FavouriteToggle } from './favourite-toggle.tsx';
export { useFavourites } from './favourites-store.ts';
export { useFavouriteProducts } from './use-favourite-products.ts';
