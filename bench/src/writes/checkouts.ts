import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { createClient } from '@tokpa/contract/client';
import { repeat } from '../bare-database.ts';
import type { BigShop } from '../big-shop/big-shop.ts';
import { type Figure, median, say } from '../figures.ts';
import { MAIL_DOMAIN } from './buyers.ts';
import { orderByStatements, type Shop } from './orders.ts';

const SHOPPERS = 8;
const ORDERS_A_SECOND = 100;
const ORDERS_A_ROUND = 320;
const ORDERS_A_SHORT_ROUND = 80;
// What the shop's own password costs: `apps/api/src/platform/passwords.ts`.
const PASSWORD_COST = { memoryCost: 7168, timeCost: 5, parallelism: 1 } as const;

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
  await client.call('POST /orders', { body: { shippingAddressId: address.id, paymentMethod: 'momo' } });
}

/** The least that eight newcomers cost: their password and the statements of their order, without register, address and cart. */
async function measureLeast(shop: Shop, { isShort, rounds }: BigShop['options']): Promise<number> {
  const way = { connections: SHOPPERS, before: () => hash('secret1', PASSWORD_COST) };
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seen.push((await orderByStatements(shop, isShort ? ORDERS_A_SHORT_ROUND : ORDERS_A_ROUND, way)).perSecond);
  }
  return median(seen);
}

/** Whole purchases by newcomers, eight at once: register, address, cart, order. */
export async function measureCheckouts({ size, options }: BigShop, shop: Shop): Promise<Figure[]> {
  let failed = 0;
  const seconds = options.seconds * options.rounds;
  const did = await repeat(SHOPPERS, seconds, async (turn) => {
    await buy(shop.url, shop.productIds[turn % shop.productIds.length] ?? '').catch(() => {
      failed += 1;
    });
  });
  const least = await measureLeast(shop, options);
  const detail = `median ${Math.round(did.medianMs)} ms a purchase, ${failed} failed`;
  say(
    `  whole checkouts: ${Math.round(did.perSecond)}/s, ${detail}; password and order's statements alone: ${Math.round(least)}/s`,
  );
  const value = failed > 0 ? Infinity : did.perSecond;
  return [
    { what: 'whole checkouts, 8 at once', size, value, unit: '/s', detail, atLeast: ORDERS_A_SECOND },
    { what: 'their passwords and the statements of their orders alone', size, value: least, unit: '/s' },
  ];
}
