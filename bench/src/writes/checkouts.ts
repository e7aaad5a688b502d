import { randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@tokpa/contract/client';
import { type Did, repeat } from '../bare-database.ts';
import type { BigShop } from '../big-shop/big-shop.ts';
import { type Figure, median, percent, say } from '../figures.ts';
import { startBare } from '../start-bare.ts';
import { MAIL_DOMAIN } from './buyers.ts';
import { roundsToWarmUp } from './cart.ts';
import { checkOutByStatements } from './checkout-by-statements.ts';
import { readMail, type Shop } from './orders.ts';

const SHOPPERS = 8;
const ORDERS_A_SECOND = 100;
// The orders' second shop takes the port beside.
const EMPTY_PORT_APART = 5;

async function buy(url: string, productId: string): Promise<void> {
  const baseUrl = `${url}/api/v1`;
  const { token } = await createClient({ baseUrl }).call('POST /auth/register', {
    body: {
      firstName: 'Awa',
      lastName: 'Dossou',
      email: `nouveau-${randomBytes(8).toString('hex')}@${MAIL_DOMAIN}`,
      password: 'secret1',
      phoneNumber: '+2290197000000',
    },
  });
  const client = createClient({ baseUrl, token: () => token });
  const { data: address } = await client.call('POST /shipping-addresses', {
    body: { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' },
  });
  await client.call('POST /cart/items', { body: { productId, quantity: 1 } });
  await client.call('POST /orders', {
    body: { shippingAddressId: address.id, paymentMethod: 'momo' },
    headers: { 'idempotency-key': randomUUID() },
  });
}

async function compare({ size, options }: BigShop, shop: Shop, empty: string): Promise<Figure[]> {
  const rounds = { shop: [] as Did[], bare: [] as Did[], failed: 0 };
  const wanted = (turn: number) => shop.productIds[turn % shop.productIds.length] ?? '';
  const buyByApi = () =>
    repeat(SHOPPERS, options.seconds, async (turn) => {
      await buy(shop.url, wanted(turn)).catch(() => {
        rounds.failed += 1;
      });
    });
  const buyByStatements = async () => {
    const welcome = await readMail(shop.pool, 'welcome');
    return repeat(SHOPPERS, options.seconds, (turn) =>
      checkOutByStatements(shop, { welcome, url: empty }, wanted(turn)),
    );
  };
  for (let round = 0; round < roundsToWarmUp(options); round += 1) await buyByApi();
  await buyByStatements();
  for (let round = 0; round < options.rounds; round += 1) {
    const byApi = await buyByApi();
    const bare = await buyByStatements();
    rounds.shop.push(byApi);
    rounds.bare.push(bare);
  }
  const perSecond = (of: readonly Did[]) => median(of.map((did) => did.perSecond));
  const [did, least] = [perSecond(rounds.shop), perSecond(rounds.bare)];
  const middle = (of: 'medianMs' | 'p99Ms') => Math.round(median(rounds.shop.map((round) => round[of])));
  const detail = `median ${middle('medianMs')} ms a purchase, p99 ${middle('p99Ms')} ms, ${rounds.failed} failed`;
  say(
    `  whole checkouts: ${Math.round(did)}/s, ${detail}; their passwords, statements and four empty calls: ${Math.round(least)}/s`,
  );
  const value = rounds.failed > 0 ? Infinity : did;
  return [
    { what: 'whole checkouts, 8 at once', size, value, unit: '/s', detail, atLeast: ORDERS_A_SECOND },
    { what: 'their passwords, statements and four empty calls', size, value: least, unit: '/s' },
    {
      what: 'whole checkouts, of their passwords, statements and four empty calls',
      size,
      value: percent(did / least),
      unit: '%',
    },
  ];
}

/** Whole purchases by newcomers, eight at once: register, address, cart, order. In turns with the least that they cost. */
export async function measureCheckouts(big: BigShop, shop: Shop): Promise<Figure[]> {
  const empty = await startBare('bare-server.ts', big.port + EMPTY_PORT_APART);
  try {
    const headers = ['content-type', 'application/json'];
    await fetch(empty.url, { method: 'PUT', body: JSON.stringify({ headers, body: btoa('{}') }) });
    return await compare(big, shop, empty.url);
  } finally {
    await empty.stop();
  }
}
