import { expect, test } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { warnOfExampleContacts } from './example-contacts.ts';

const logged: string[] = [];
const forReal = await useTestShop(
  {
    NODE_ENV: 'production',
    ALLOW_SANDBOX_IN_PRODUCTION: 'yes-i-know',
    PUBLIC_URL: 'https://boutique.exemple.bj',
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'warn',
  },
  { logTo: (line) => void logged.push(line) },
);
const trial = await useTestShop({ PUBLIC_URL: 'http://localhost:3000' });

async function exampleContactsOf(shop: typeof forReal): Promise<number> {
  const client = shop.client((await createStaff(shop)).token);
  return (await client.call('GET /dashboard/stats', { query: {} })).data.exampleContacts;
}

const warnings = () => logged.filter((line) => line.includes('contacts that nobody has'));

test('a shop for real says that it gives out invented contacts, until its own are put in', async () => {
  await warnOfExampleContacts(forReal.platform);
  expect(warnings()).toEqual([expect.stringContaining('["supportPhone","whatsappNumber","contactEmail"]')]);
  expect(await exampleContactsOf(forReal)).toBe(3);
  const owner = forReal.client((await createStaff(forReal)).token);
  const own = { supportPhone: '+2290161000001', whatsappNumber: '+2290161000001', contactEmail: 'afi@exemple.bj' };
  for (const [key, value] of Object.entries(own))
    await owner.call('PUT /settings/{key}', { params: { key }, body: { value } });
  await warnOfExampleContacts(forReal.platform);
  expect(warnings()).toHaveLength(1);
  expect(await exampleContactsOf(forReal)).toBe(0);
});

test('a trial may keep them', async () => {
  expect(await exampleContactsOf(trial)).toBe(0);
});
