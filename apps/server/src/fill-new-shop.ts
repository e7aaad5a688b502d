import { isEmptyShop, type Platform } from '@tokpa/api';

const SAID_EVERY = 25;

/** The demo shop, where it is asked for and nothing is there yet. */
export async function fillNewShop(platform: Platform, report: (sentence: string) => void): Promise<void> {
  if (!platform.config.demo || !(await isEmptyShop(platform.db))) return;
  // What fills a shop is 50 MB of memory that a filled one does without.
  const { seedDemo } = await import('@tokpa/api/seed');
  await seedDemo(platform, {
    report: (done, total, what) => {
      if (done % SAID_EVERY === 0 || done === total) report(`Boutique de démonstration : ${what} ${done}/${total}`);
    },
  });
}
