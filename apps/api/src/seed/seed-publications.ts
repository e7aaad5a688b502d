import { slugify, type Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { html } from '#platform/html';
import { readingMinutes } from '#platform/rich-text';
import { articles, comments, recipes, type ArticleContent, type RecipeContent } from './content/index.ts';
import type { WantedPicture } from './demo-pictures.ts';
import { daysBefore, type SeededProduct } from './seed-catalogue.ts';
import type { SeededShopper } from './seed-shoppers.ts';

type Seeded = {
  /** As `publicationDrawings` listed them, or none. */
  pictures: readonly Picture[];
  products: ReadonlyMap<string, SeededProduct>;
  shoppers: ReadonlyMap<string, SeededShopper>;
  now: Date;
};

const DAYS_BETWEEN_RECIPES = 9;

/** Every picture of the articles and recipes. */
export function publicationDrawings(): WantedPicture[] {
  return [...articles, ...recipes].map(({ picture, title }) => ({ recipe: picture, alt: title }));
}

const written = (picture: Picture | undefined) => (picture ? JSON.stringify(picture) : null);

/** Paragraphs are parted by an empty line. */
function toHtml(text: string): string {
  return html`${text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}`.markup;
}

async function insertNamed(
  db: Db,
  table: 'blog_categories' | 'blog_tags' | 'recipe_categories',
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .insertInto(table)
    .values([...new Set(names)].map((name) => ({ name, slug: slugify(name) })))
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function postRow(article: ArticleContent, made: { picture: Picture | undefined; categoryId: string; now: Date }) {
  const content = toHtml(article.content);
  const publishedAt = daysBefore(made.now, article.publishedDaysAgo);
  return {
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    content,
    picture: written(made.picture),
    category_id: made.categoryId,
    author: article.author,
    reading_minutes: readingMinutes(content),
    status: 'PUBLISHED' as const,
    published_at: publishedAt,
    is_announced: true,
    created_at: publishedAt,
  };
}

async function seedPosts(db: Db, { pictures, now }: Seeded): Promise<Map<string, string>> {
  const categoryIds = await insertNamed(
    db,
    'blog_categories',
    articles.map(({ category }) => category),
  );
  const tagIds = await insertNamed(
    db,
    'blog_tags',
    articles.flatMap(({ tags }) => tags),
  );
  const rows = articles.map((article, at) =>
    postRow(article, { picture: pictures[at], categoryId: categoryIds.get(article.category) ?? '', now }),
  );
  const posts = await db.insertInto('blog_posts').values(rows).returning(['id', 'slug']).execute();
  const postIds = new Map(posts.map(({ id, slug }) => [slug, id]));
  const given = articles.flatMap(({ slug, tags }) =>
    tags.map((tag, position) => ({
      post_id: postIds.get(slug) ?? '',
      tag_id: tagIds.get(tag) ?? '',
      position,
    })),
  );
  await db.insertInto('blog_post_tags').values(given).execute();
  return postIds;
}

async function seedComments(db: Db, postIds: ReadonlyMap<string, string>, { shoppers, now }: Seeded): Promise<void> {
  const readers = [...shoppers.values()];
  const rows = comments.flatMap(({ articleSlug, shopperIndex, content, daysAgo, status, answer }) => {
    const postId = postIds.get(articleSlug);
    const reader = readers[shopperIndex % readers.length];
    if (postId === undefined || !reader) return [];
    const at = daysBefore(now, daysAgo);
    return {
      post_id: postId,
      user_id: reader.id,
      content,
      status,
      answer,
      answered_at: answer === null ? null : at,
      created_at: at,
    };
  });
  await db.insertInto('blog_comments').values(rows).execute();
}

function recipeRow(content: RecipeContent, made: { picture: Picture | undefined; categoryId: string; at: Date }) {
  return {
    slug: content.slug,
    title: content.title,
    description: content.description,
    ingredients: [...content.ingredients],
    steps: [...content.steps],
    prep_minutes: content.prepMinutes,
    cook_minutes: content.cookMinutes,
    servings: content.servings,
    difficulty: content.difficulty,
    picture: written(made.picture),
    category_id: made.categoryId,
    status: 'PUBLISHED' as const,
    published_at: made.at,
    created_at: made.at,
  };
}

async function seedRecipes(db: Db, { pictures, products, now }: Seeded): Promise<void> {
  const categoryIds = await insertNamed(
    db,
    'recipe_categories',
    recipes.map(({ category }) => category),
  );
  const rows = recipes.map((content, at) =>
    recipeRow(content, {
      picture: pictures[articles.length + at],
      categoryId: categoryIds.get(content.category) ?? '',
      at: daysBefore(now, DAYS_BETWEEN_RECIPES * at + 3),
    }),
  );
  const inserted = await db.insertInto('recipes').values(rows).returning(['id', 'slug']).execute();
  const idOf = new Map(inserted.map(({ id, slug }) => [slug, id]));
  const used = recipes.flatMap(({ slug, productSlugs }) =>
    productSlugs.flatMap((productSlug, position) => {
      const product = products.get(productSlug);
      return product ? [{ recipe_id: idOf.get(slug) ?? '', product_id: product.id, position }] : [];
    }),
  );
  await db.insertInto('recipe_products').values(used).execute();
}

/** Articles with their rubrics, tags and comments, and recipes with what the shop sells for them. */
export async function seedPublications(db: Db, seeded: Seeded): Promise<void> {
  const postIds = await seedPosts(db, seeded);
  await seedComments(db, postIds, seeded);
  await seedRecipes(db, seeded);
}
