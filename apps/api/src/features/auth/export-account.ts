import type { z } from 'zod';
import type { accountExport } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { type AccountExport, accountExporting } from './auth.events.ts';
import { findProfile } from './users.queries.ts';

/** All that the shop keeps of a person, each feature adding its section. */
export async function exportAccount(platform: Platform, userId: string): Promise<z.input<typeof accountExport>> {
  return platform.transact(async (tx) => {
    const profile = await findProfile(tx, userId);
    if (!profile) throw new Problem('unauthorized');
    const account: AccountExport = {
      userId,
      addresses: [],
      orders: [],
      reviews: [],
      contactMessages: [],
      returnRequests: [],
      stockAlerts: [],
      favourites: [],
      cart: [],
      coupons: [],
      newsletter: [],
      enrollments: [],
      blogComments: [],
      spentAmount: 0,
    };
    await platform.events.emit(tx, accountExporting, account);
    const { userId: _, ...sections } = account;
    return { exportedAt: platform.clock.now().toISOString(), profile, ...sections };
  });
}
