import { sql } from 'kysely';
import { refreshPairs } from '#features/bought-together';
import { countOrdersAsTold } from '#features/orders';
import type { Platform } from '#platform/platform';
import { makePictures, type Report } from './demo-pictures.ts';
import { isEmptyShop } from './is-empty-shop.ts';
import { catalogueDrawings, seedCatalogue } from './seed-catalogue.ts';
import { courseDrawings, seedCourses } from './seed-courses.ts';
import { seedDesk } from './seed-desk.ts';
import { makeDocuments, seedLibrary } from './seed-library.ts';
import { seedOpenOrders } from './seed-open-orders.ts';
import { seedOrders } from './seed-orders.ts';
import { publicationDrawings, seedPublications } from './seed-publications.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSandboxBooks } from './seed-sandbox-books.ts';
import { seedShoppers } from './seed-shoppers.ts';

export { DEMO_PASSWORD } from './seed-shoppers.ts';

type SeedOptions = {
  /** Hears of every picture drawn: `report(12, 240, 'images')`. */
  report?: Report;
  pictures?: 'all' | 'none';
};

/** Fills an empty shop with the demo shop, in one transaction; does nothing where something is for sale. Whether it did. */
export async function seedDemo(
  platform: Platform,
  { report = () => undefined, pictures = 'all' }: SeedOptions = {},
): Promise<boolean> {
  if (!(await isEmptyShop(platform.db))) return false;
  const ofCatalogue = catalogueDrawings();
  const ofPublications = publicationDrawings();
  const wanted = [...ofCatalogue, ...ofPublications, ...courseDrawings()];
  const drawn = pictures === 'all' ? await makePictures(platform.files, wanted, report) : [];
  const documents = pictures === 'all' ? await makeDocuments(platform.files) : [];
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    // Two processes may find the same empty shop: the second one waits here and then finds it filled.
    await sql`lock table products in share row exclusive mode`.execute(tx);
    if (!(await isEmptyShop(tx))) return false;
    const products = await seedCatalogue(tx, { pictures: drawn, now });
    const shoppers = await seedShoppers(tx);
    await seedOrders(tx, { products, shoppers, now });
    await refreshPairs(platform, tx);
    await seedReviews(tx, { products, shoppers, now });
    await seedOpenOrders(tx, { products, shoppers, now });
    await seedDesk(tx, { products, shoppers, now });
    await seedPublications(tx, { pictures: drawn.slice(ofCatalogue.length), products, shoppers, now });
    const ofCourses = drawn.slice(ofCatalogue.length + ofPublications.length);
    await seedCourses(tx, { pictures: ofCourses, shoppers, now });
    await countOrdersAsTold(tx);
    await seedSandboxBooks(tx);
    await seedLibrary(tx, documents);
    platform.dropTags(
      tx,
      'products',
      'categories',
      'blog-posts',
      'recipes',
      'formations',
      'seminars',
      'coaching-sessions',
    );
    return true;
  });
}
