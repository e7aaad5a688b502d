import type pg from 'pg';
import { ask } from '../ask.ts';
import { repeat } from '../bare-database.ts';
import type { BigShop } from '../big-shop/big-shop.ts';
import { type Figure, median, percent, say } from '../figures.ts';
import { type Buyer, makeBuyers } from './buyers.ts';
import { send } from './statements.ts';

const CONNECTIONS = 32;
const LEAST_PERCENT = 50;
const IN_A_CART = 3;
const CART_LIMIT = 999;
// A process that has just started runs code that is not compiled yet: it gets faster for so many rounds, which do not count.
const ROUNDS_TO_WARM_UP = 6;

/** A short run judges no speed. */
export function roundsToWarmUp({ isShort }: BigShop['options']): number {
  return isShort ? 1 : ROUNDS_TO_WARM_UP;
}

/** What the shop sends to its database for `POST /cart/items`. */
export async function addBare(
  pool: pg.Pool,
  { tokenHash, userId }: Pick<Buyer, 'tokenHash' | 'userId'>,
  productId: string,
): Promise<void> {
  const now = new Date();
  await send(pool, 'find-session', [tokenHash, now]);
  await send(pool, 'find-offer', [null, productId, null]);
  await send(pool, 'add-to-line', [userId, userId, userId, productId, null, 1, CART_LIMIT]);
  await send(pool, 'read-cart', [now, userId]);
}

/** Additions to a cart of three different things, each shopper on a connection of their own. */
export async function measureCart(
  { size, options }: BigShop,
  url: string,
  { pool, productIds }: { pool: pg.Pool; productIds: readonly string[] },
): Promise<Figure> {
  const rounds = { shop: [] as number[], p99: [] as number[], bare: [] as number[], failed: 0 };
  const wanted = (shopper: number, turn: number) =>
    productIds[(shopper * IN_A_CART + (turn % IN_A_CART)) % productIds.length] ?? '';
  const addByApi = async () => {
    const shoppers = await makeBuyers(pool, CONNECTIONS, () => []);
    const headersOf = (at: number) => ({
      authorization: `Bearer ${shoppers[at % CONNECTIONS]?.token}`,
      'content-type': 'application/json',
    });
    return ask({
      url,
      connections: CONNECTIONS,
      seconds: options.seconds,
      requestsOf: (at) =>
        Array.from({ length: IN_A_CART }, (_, turn) => ({
          path: '/api/v1/cart/items',
          method: 'POST' as const,
          headers: headersOf(at),
          body: JSON.stringify({ productId: wanted(at, turn), quantity: 1 }),
        })),
    });
  };
  const addByStatements = async () => {
    const others = await makeBuyers(pool, CONNECTIONS, () => []);
    return repeat(CONNECTIONS, options.seconds, async (turn) => {
      const at = turn % CONNECTIONS;
      const shopper = others[at];
      if (shopper) await addBare(pool, shopper, wanted(at, Math.floor(turn / CONNECTIONS)));
    });
  };
  for (let round = 0; round < roundsToWarmUp(options); round += 1) rounds.failed += (await addByApi()).failed;
  await addByStatements();
  for (let round = 0; round < options.rounds; round += 1) {
    const asked = await addByApi();
    rounds.failed += asked.failed;
    const bare = await addByStatements();
    rounds.shop.push(asked.perSecond);
    rounds.p99.push(asked.p99Ms);
    rounds.bare.push(bare.perSecond);
  }
  const [shop, bare] = [median(rounds.shop), median(rounds.bare)];
  const detail = `${Math.round(shop)}/s against ${Math.round(bare)}/s, p99 ${Math.round(median(rounds.p99))} ms, ${rounds.failed} failed`;
  say(`  add to cart: ${percent(shop / bare)} %, ${detail}`);
  const value = rounds.failed > 0 ? Infinity : percent(shop / bare);
  return { what: 'add to cart, of its statements', size, value, unit: '%', detail, atLeast: LEAST_PERCENT };
}
