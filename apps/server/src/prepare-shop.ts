import { ensureFirstOwner, isEmptyShop, type Platform } from '@tokpa/api';
import type { Owner } from './welcome.ts';

const SAID_EVERY = 25;

/** What a new shop needs before its first visitor: an owner and, where asked for, the demo shop. */
export async function prepareShop(platform: Platform, report: (sentence: string) => void): Promise<Owner | undefined> {
  // What fills a shop is 50 MB of memory that a filled one does without.
  if (platform.config.demo && (await isEmptyShop(platform.db))) {
    const { seedDemo } = await import('@tokpa/api/seed');
    await seedDemo(platform, {
      report: (done, total, what) => {
        if (done % SAID_EVERY === 0 || done === total) report(`Boutique de démonstration : ${what} ${done}/${total}`);
      },
    });
  }
  // Last: the password is shown once, at the end of the start; one that is interrupted before that made nobody.
  return ensureFirstOwner(platform);
}
