import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@tokpa/contract/client';
import type { Figure } from './figures.ts';
import type { Options, Part } from './options.ts';
import { measurePhoneVisits, type VisitedPage, visitFigures } from './phone-visits.ts';
import { ROOT, startShop } from './shop.ts';
import { measureWarmReads, type WarmRead, warmFigures } from './warm-reads.ts';

type Measure = (
  part: Part,
  size: undefined,
  work: () => Promise<{ figures: Figure[]; warm?: readonly WarmRead[]; visits?: readonly VisitedPage[] }>,
) => Promise<void>;

async function addressesOf(url: string) {
  const api = createClient({ baseUrl: `${url}/api/v1` });
  const { data: products } = await api.call('GET /products', { query: { limit: 1, sort: 'rating' } });
  const { data: categories } = await api.call('GET /categories');
  const { data: articles } = await api.call('GET /blog-posts', { query: { limit: 1 } });
  const [product, category, article] = [products[0]?.slug, categories[0]?.slug, articles[0]?.slug];
  if (!product || !category || !article) throw new Error('the demo shop lacks something to look at');
  const visited = [
    ['home', '/'],
    ['catalogue', '/products'],
    ['product', `/product/${product}`],
    ['category', `/category/${category}`],
    ['article', `/blog/${article}`],
  ] as const;
  const calls = [
    ['API product list', '/api/v1/products'],
    ['API product', `/api/v1/products/${product}`],
    ['API categories', '/api/v1/categories'],
  ] as const;
  return { visited: new Map<string, string>(visited), read: new Map<string, string>([...visited, ...calls]) };
}

/** The pictures of the demo shop that the browser tests have drawn on this machine: drawing them takes two minutes. */
async function takeDrawnPictures(dataDir: string): Promise<void> {
  const [drawn, own] = [path.join(ROOT, 'var/e2e/files'), path.join(dataDir, 'files')];
  if (!existsSync(drawn) || existsSync(own)) return;
  // Whole or not at all, also where somebody stops it.
  await cp(drawn, `${own}.part`, { recursive: true });
  await rename(`${own}.part`, own);
}

/** First visits on a phone and warm reads, in the demo shop, which has pictures. */
export async function measureDemoShop(
  { port, dataDir, options }: { port: number; dataDir: string; options: Options },
  measure: Measure,
): Promise<void> {
  await takeDrawnPictures(dataDir);
  const shop = await startShop({ port, dataDir });
  try {
    const { visited, read } = await addressesOf(shop.url);
    await measure('phone', undefined, async () => {
      const visits = await measurePhoneVisits(shop.url, visited, options.rounds);
      return { figures: visitFigures(visits), visits };
    });
    await measure('warm', undefined, async () => {
      const warm = await measureWarmReads(shop, { addresses: read, barePort: port + 1, options });
      return { figures: warmFigures(warm), warm };
    });
  } finally {
    await shop.stop();
  }
}
