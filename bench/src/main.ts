import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@tokpa/contract/client';
import { measurePhoneVisits } from './phone-visits.ts';
import { isGoodEnough, toMarkdown } from './report.ts';
import { ROOT, startShop } from './shop.ts';
import { measureWarmReads } from './warm-reads.ts';

const SHOP_PORT = 3180;
const BARE_PORT = 3181;

const shop = await startShop(SHOP_PORT);
try {
  const api = createClient({ baseUrl: `${shop.url}/api/v1` });
  const { data: products } = await api.call('GET /products', { query: { limit: 1, sort: 'rating' } });
  const slug = products[0]?.slug;
  if (!slug) throw new Error('the shop has no product to look at');
  const pages = new Map([
    ['home', '/'],
    ['catalogue', '/products'],
    ['product', `/product/${slug}`],
  ]);
  const calls = new Map([
    ['API product list', '/api/v1/products'],
    ['API product', `/api/v1/products/${slug}`],
    ['API categories', '/api/v1/categories'],
  ]);
  const visits = await measurePhoneVisits(shop.url, pages);
  const warm = await measureWarmReads(shop, new Map([...pages, ...calls]), BARE_PORT);
  const report = toMarkdown({ warm, visits });
  const folder = path.join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'latest.json'), `${JSON.stringify({ warm, visits }, null, 2)}\n`);
  await writeFile(path.join(folder, 'latest.md'), report);
  process.stdout.write(`${report}\n`);
  process.exitCode = isGoodEnough({ warm, visits }) ? 0 : 1;
} finally {
  await shop.stop();
}
