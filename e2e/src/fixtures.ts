import { expect, test as base, type BrowserContext } from '@playwright/test';
import type { ApiClient } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { ownProduct } from './products.ts';
import { clientOf, enterAs, registerShopper, type Shopper } from './shoppers.ts';
import { logInAsOwner, type Staff } from './staff.ts';
import { watchFaults, type Faults } from './watch-faults.ts';

type Fixtures = {
  shopUrl: string;
  /** Calls the API as a visitor. */
  api: ApiClient;
  mailbox: Mailbox;
  /** What the browser complained of; anything not allowed fails the test. */
  faults: Faults;
  /** A new account, logged in in the browser. */
  shopper: Shopper;
  /** Another new account, which the browser knows nothing of. */
  otherShopper: Shopper;
  /** The owner of the shop; the browser knows nothing of them. */
  staff: Staff;
  /** In stock, without options, and nobody else's for the length of the test. */
  product: Product;
};

function fromSetUp(name: 'SHOP_URL' | 'INBOX_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the shop was not opened`);
  return value;
}

/** What a route still does once its page is closed would end the worker, and with it the test that comes next. */
async function letRoutesGo(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
  shopUrl: async ({}, use) => use(fromSetUp('SHOP_URL')),
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  api: async ({ shopUrl }, use) => use(clientOf(shopUrl)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
  mailbox: async ({}, use) => use(openMailbox(fromSetUp('INBOX_URL'))),
  faults: [
    async ({ context, shopUrl }, use) => {
      const faults = watchFaults(context, shopUrl);
      await use(faults);
      await letRoutesGo(context);
      expect(faults.found, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ context, shopUrl }, use) => {
    const shopper = await registerShopper(shopUrl);
    await enterAs(context, shopUrl, shopper);
    await use(shopper);
  },
  otherShopper: async ({ shopUrl }, use) => use(await registerShopper(shopUrl)),
  staff: async ({ shopUrl }, use) => use(await logInAsOwner(shopUrl)),
  product: async ({ api }, use, { parallelIndex }) => use(await ownProduct(api, parallelIndex)),
});

/** With a new account logged in in the browser, whether the test speaks of it or not. */
export const shopperTest = test.extend<{ entered: Shopper }>({
  entered: [async ({ shopper }, use) => use(shopper), { auto: true }],
});

export { expect };
