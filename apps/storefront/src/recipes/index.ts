export { RecipeArticle } from './recipe-article.tsx';
export { RecipeProducts } from './recipe-products.tsx';
export { recipeEntry, toShownRecipe } from './shown-recipe.ts';
