import pg from 'pg';
import { openPool } from '../bare-database.ts';
import { FILLED } from '../big-shop/prepare.ts';
import type { BigShop } from '../big-shop/big-shop.ts';
import { type Figure, median, percent, say } from '../figures.ts';
import { sampleShop } from '../samples.ts';
import { databaseOf, startShop } from '../shop.ts';
import { removeBuyers } from './buyers.ts';
import { measureCart } from './cart.ts';
import { measureCheckouts } from './checkouts.ts';
import { costOfAnOrder } from './cost-of-an-order.ts';
import { orderByApi, orderByStatements, readMail, type Shop } from './orders.ts';

const ORDERS_A_ROUND = 640;
const ORDERS_A_SHORT_ROUND = 160;
const LEAST_PERCENT = 50;
// What two measurements of the same thing differ by on a machine that does other things too.
const LEAST_KEPT_PERCENT = 80;

type Open = Shop & { size: number; close(): Promise<void> };

async function open({ size, dataDir, port }: BigShop, at = port): Promise<Open> {
  const running = await startShop({ port: at, dataDir, env: FILLED });
  const { url: databaseUrl, superuserUrl } = await databaseOf(dataDir);
  const pool = openPool(databaseUrl);
  const cleaner = new pg.Pool({ connectionString: superuserUrl, max: 1 });
  // A run that was cut short left its own.
  await removeBuyers(cleaner);
  const { productIds } = await sampleShop(databaseUrl);
  const shop: Shop = { url: running.url, pool, productIds, mail: { subject: '', html: '', text: '' } };
  await orderByApi(shop, 32);
  return {
    ...shop,
    size,
    mail: await readMail(pool, 'order-received'),
    async close() {
      await pool.end();
      await removeBuyers(cleaner);
      await cleaner.end();
      await running.stop();
    },
  };
}

type Rounds = { api: number[]; bare: number[]; ms: number[]; p99: number[]; failed: number };

function orderFigure({ size }: Open, { api, bare, ms, p99, failed }: Rounds): Figure {
  const ratio = median(api) / median(bare);
  const detail = `${Math.round(median(api))}/s against ${Math.round(median(bare))}/s, median ${Math.round(median(ms))} ms, p99 ${Math.round(median(p99))} ms, ${failed} failed`;
  say(`  orders in a shop of ${size}: ${percent(ratio)} %, ${detail}`);
  const value = failed > 0 ? Infinity : percent(ratio);
  return {
    what: 'place an order (cart of 3), of its statements',
    size,
    value,
    unit: '%',
    detail,
    atLeast: LEAST_PERCENT,
  };
}

/** So many orders by the API and by their statements in each of these shops, all running, in turns: what the machine does besides meets them all alike. */
async function roundsOf(shops: readonly Open[], { isShort, rounds: count }: BigShop['options']) {
  const orders = isShort ? ORDERS_A_SHORT_ROUND : ORDERS_A_ROUND;
  const rounds = new Map(
    shops.map((shop): [Open, Rounds] => [shop, { api: [], bare: [], ms: [], p99: [], failed: 0 }]),
  );
  for (let round = 0; round < count; round += 1) {
    for (const [shop, seen] of rounds) {
      const byApi = await orderByApi(shop, orders);
      seen.api.push(byApi.perSecond);
      seen.ms.push(byApi.medianMs);
      seen.p99.push(byApi.p99Ms);
      seen.failed += byApi.failed;
      seen.bare.push((await orderByStatements(shop, orders)).perSecond);
    }
  }
  return rounds;
}

async function costFigures(shop: Open): Promise<Figure[]> {
  const { size } = shop;
  const { pages, pagesRead, logBytes } = await costOfAnOrder(shop);
  const seen = `${Math.round(pages)} pages of the database, ${pagesRead.toFixed(1)} of them read anew, and ${Math.round(logBytes)} bytes of its log`;
  say(`  an order in a shop of ${size}: ${seen}`);
  return [
    { what: 'pages of the database that an order and its buyer touch', size, value: pages, unit: '' },
    { what: '… of them, those that PostgreSQL did not hold', size, value: pagesRead, unit: '' },
    { what: 'bytes of the log of an order and its buyer', size, value: logBytes, unit: '' },
  ];
}

function growthFigure([smallest, inSmallest]: [Open, Rounds], [largest, inLargest]: [Open, Rounds]): Figure {
  const kept = percent(median(inLargest.api) / median(inSmallest.api));
  const what = `orders a second with ${largest.size} past orders, of those with ${smallest.size}`;
  say(`  ${what}: ${kept} %`);
  return { what, size: largest.size, value: kept, unit: '%', atLeast: LEAST_KEPT_PERCENT };
}

/** How many orders each of these shops takes, what one of them costs its database, and how that grows. */
async function measureOrders(shops: readonly Open[], options: BigShop['options']): Promise<Figure[]> {
  const rounds = [...(await roundsOf(shops, options))];
  const figures: Figure[] = rounds.flatMap(([shop, seen]) => [
    orderFigure(shop, seen),
    { what: 'orders a second, 32 shoppers', size: shop.size, value: median(seen.api), unit: '/s' },
  ]);
  // Counting them takes half a minute.
  for (const shop of options.isShort ? [] : shops) figures.push(...(await costFigures(shop)));
  const [smallest, largest] = [rounds[0], rounds.at(-1)];
  return smallest && largest && smallest !== largest ? [...figures, growthFigure(smallest, largest)] : figures;
}

/** Carts and whole checkouts in the smallest shop, orders in the smallest and the largest side by side. */
export async function measureWrites(shops: readonly BigShop[]): Promise<Figure[]> {
  const [smallest] = shops;
  const largest = shops.at(-1);
  if (!smallest || !largest) return [];
  const first = await open(smallest);
  const opened = [first];
  try {
    const cart = await measureCart(smallest, first.url, first);
    const checkouts = await measureCheckouts(smallest, first);
    if (largest !== smallest) opened.push(await open(largest, largest.port + 1));
    return [cart, ...checkouts, ...(await measureOrders(opened, smallest.options))];
  } finally {
    for (const shop of opened) await shop.close();
  }
}
