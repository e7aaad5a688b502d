import type { ApiError } from '@tokpa/contract/client';
import { answers, waitUntil } from '../shop.ts';
import { isKept, needDatabase, needsDatabase, NORMAL_WITHIN_MS } from './needs-database.ts';
import { createShopper, type Shopper } from './people.ts';
import { expectThat, type Ground } from './trial.ts';

// Longer than it takes to find out: what is under way is given up after some fifteen seconds, what is new after five.
export const FROZEN_MS = 20_000;
const ASKED_EVERY_MS = 1000;
// Whoever orders meanwhile drops the pages that show products.
const KEPT_PAGE = '/terms';
// A product that nobody has is not found once the database answers.
const SERVED: readonly number[] = [200, 404];

/** `told`: to come back in a moment; `served`: once it went on; else what came in their place. */
type Heard = 'told' | 'served' | (string & {});

async function ask(address: string): Promise<Heard> {
  const { status, headers } = await fetch(address);
  if (status === 503 && headers.has('retry-after')) return 'told';
  return SERVED.includes(status) ? 'served' : `${address} answered ${status}`;
}

async function putIntoCart({ client }: Shopper, productId: string): Promise<Heard> {
  try {
    await client.call('POST /cart/items', { body: { productId, quantity: 1 } });
    return 'served';
  } catch (error) {
    const { status, retryAfterSeconds } = error as Partial<ApiError>;
    if (status === 503 && retryAfterSeconds !== undefined) return 'told';
    return `a cart was told ${status} (${String(error)})`;
  }
}

/** Nothing here rejects: what is asked first is waited for last. */
function askAll(url: string, fillCart: () => Promise<Heard>): readonly [kind: string, heard: Promise<Heard>][] {
  const [call, page, loaded] = needDatabase(url);
  const asked = { calls: ask(call), pages: ask(page), 'data of pages': ask(loaded), carts: fillCart() };
  return Object.entries(asked).map(([kind, heard]) => [kind, heard.catch(String)]);
}

function tellOf(kind: string, heard: readonly Heard[]): string {
  const told = heard.filter((one) => one === 'told').length;
  const other = heard.find((one) => one !== 'told' && one !== 'served');
  expectThat(other === undefined, `of ${heard.length} ${kind} not all were told or served: ${other}`);
  expectThat(told > heard.length / 2, `only ${told} of ${heard.length} ${kind} were told`);
  return `${told} of ${heard.length} ${kind}`;
}

/**
 * Nothing is refused and nothing answers, as behind a cable that somebody has pulled. `productId` is what is put into a cart meanwhile.
 * Resolves with how many pages the cache served, of what was asked how much was told 503, and when the shop was normal again.
 */
export async function freezeAndAsk({ shop, second }: Ground, productId: string) {
  const shopper = await createShopper(second.url);
  await waitUntil(() => isKept(second.url, KEPT_PAGE), 20_000, 'a page that somebody has looked at before');
  const asked = new Map<string, Promise<Heard>[]>();
  let cached = 0;
  const goOn = await shop.freezeDatabase();
  const began = performance.now();
  try {
    while (performance.now() - began < FROZEN_MS) {
      for (const [kind, heard] of askAll(second.url, () => putIntoCart(shopper, productId)))
        asked.set(kind, [...(asked.get(kind) ?? []), heard]);
      const { status } = await fetch(second.url + KEPT_PAGE);
      expectThat(status === 200, `the cached ${KEPT_PAGE} answered ${status}`);
      cached += 1;
      await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    }
  } finally {
    goOn();
  }
  const back = performance.now();
  const isNormal = async () => answers(needsDatabase(second.url));
  await waitUntil(isNormal, NORMAL_WITHIN_MS, 'the shop after its database answers again');
  const normalMs = Math.round(performance.now() - back);
  const told: string[] = [];
  for (const [kind, heard] of asked) told.push(tellOf(kind, await Promise.all(heard)));
  return { cached, told: told.join(', '), normalMs };
}
