import { randomBytes } from 'node:crypto';
import { createClient } from '@tokpa/contract/client';
import { repeat } from '../bare-database.ts';
import type { BigShop } from '../cold-reads.ts';
import { type Figure, say } from '../figures.ts';
import { MAIL_DOMAIN } from './buyers.ts';

const SHOPPERS = 8;
const ORDERS_A_SECOND = 100;

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

/** Whole purchases by newcomers, eight at once: register, address, cart, order. */
export async function measureCheckouts(
  { size, options }: BigShop,
  url: string,
  productIds: readonly string[],
): Promise<Figure> {
  let failed = 0;
  const seconds = options.seconds * options.rounds;
  const did = await repeat(SHOPPERS, seconds, async (turn) => {
    await buy(url, productIds[turn % productIds.length] ?? '').catch(() => {
      failed += 1;
    });
  });
  const detail = `median ${Math.round(did.medianMs)} ms a purchase, ${failed} failed`;
  say(`  whole checkouts: ${Math.round(did.perSecond)}/s, ${detail}`);
  const value = failed > 0 ? Infinity : did.perSecond;
  return { what: 'whole checkouts, 8 at once', size, value, unit: '/s', detail, atLeast: ORDERS_A_SECOND };
}
