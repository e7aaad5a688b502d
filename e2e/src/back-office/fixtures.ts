import { expect, test as base } from '../fixtures.ts';
import { enterAsStaff, type Staff } from '../staff.ts';

/** In the back office, where nobody is signed in, or a test sees to it who is. */
export const signedOutTest = base.extend<{
  /** Whether the screen is a telephone's: lists show cards, the menu is folded away. */
  isPhone: boolean;
}>({
  isPhone: async ({ isMobile }, use) => use(isMobile),
});

/** In the back office, where the owner of the shop is signed in. */
export const test = signedOutTest.extend<{ owner: Staff }>({
  owner: [
    async ({ context, shopUrl, staff }, use) => {
      await enterAsStaff(context, shopUrl, staff);
      await use(staff);
    },
    { auto: true },
  ],
});

export { expect };
