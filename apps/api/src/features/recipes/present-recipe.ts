import { hasDearerVariation, type Product, type Recipe, type RecipeProduct } from '@tokpa/contract';
import { findProducts } from '#features/products';
import type { Db } from '#db/connect';
import type { StoredRecipe } from './recipes.queries.ts';

function toRecipeProduct(product: Product): RecipeProduct {
  const { id, slug, name, price, originalPrice, image, pictures, stock, variations } = product;
  return {
    id,
    slug,
    name,
    price,
    originalPrice,
    image,
    picture: pictures[0] ?? null,
    stock,
    hasVariations: variations.length > 0,
    hasDearerVariation: hasDearerVariation(product),
  };
}

/** The recipe with what the shop sells for it today. */
export async function withProducts(db: Db, recipe: StoredRecipe): Promise<Recipe> {
  const products = await findProducts(db, recipe.productIds);
  return { ...recipe, products: products.map(toRecipeProduct) };
}
