import type { TestShop } from './test-shop.ts';

/** The shopper once used a code that was mailed to the address of their account. */
export async function proveAddress({ platform, clock }: TestShop, userId: string): Promise<void> {
  await platform.db.updateTable('users').set({ email_proven_at: clock.now() }).where('id', '=', userId).execute();
}
