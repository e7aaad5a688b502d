import type { BlogPost } from '@tokpa/contract/blog-posts';
import type { Recipe } from '@tokpa/contract/recipes';
import { isoMinutes, pictureAddress } from './offer.ts';
import { SCHEMA_ORG, type Schema } from './schema.ts';

/** An article as search engines read it; `shop` publishes it. */
export function postSchema(post: BlogPost, shop: Schema, origin: string): Schema {
  const address = `${origin}/blog/${post.slug}`;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BlogPosting',
    '@id': address,
    headline: post.title,
    description: post.seoDescription || post.excerpt || post.title,
    image: [pictureAddress(post.picture, origin)],
    datePublished: post.publishedAt ?? post.createdAt,
    dateModified: post.updatedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : shop,
    publisher: shop,
    mainEntityOfPage: address,
    inLanguage: 'fr',
    commentCount: post.commentsCount,
    ...(post.category && { articleSection: post.category.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
  };
}

function timesOf({ prepTime, cookTime }: Pick<Recipe, 'prepTime' | 'cookTime'>): Schema {
  return {
    ...(prepTime > 0 && { prepTime: isoMinutes(prepTime) }),
    ...(cookTime > 0 && { cookTime: isoMinutes(cookTime) }),
    ...(prepTime + cookTime > 0 && { totalTime: isoMinutes(prepTime + cookTime) }),
  };
}

/** A recipe as search engines read it. */
export function recipeSchema(recipe: Recipe, shop: Schema, origin: string): Schema {
  const { title, description, servings, category, ingredients, steps } = recipe;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Recipe',
    '@id': `${origin}/recipe/${recipe.slug}`,
    name: title,
    description: description || title,
    image: [pictureAddress(recipe.picture, origin)],
    author: shop,
    datePublished: recipe.publishedAt ?? recipe.createdAt,
    ...timesOf(recipe),
    recipeYield: servings,
    ...(category && { recipeCategory: category.name }),
    inLanguage: 'fr',
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })),
  };
}
