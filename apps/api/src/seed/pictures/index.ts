export { productPictures } from './product-pictures.ts';
export { bowl, icon, labelled, plain } from './subjects.ts';
export type { ProductLook } from './product-pictures.ts';
export type { PictureRecipe } from './recipe.ts';
