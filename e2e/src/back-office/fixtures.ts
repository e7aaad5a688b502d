import { expect, test as base } from '../fixtures.ts';
import { enterAsStaff, type Staff } from '../staff.ts';

type Fixtures = {
  /** The owner of the shop, signed in in the browser. */
  owner: Staff;
  /** Whether the screen is a telephone's: lists show cards, the menu is folded away. */
  isPhone: boolean;
};

export const test = base.extend<Fixtures>({
  owner: async ({ context, shopUrl, staff }, use) => {
    await enterAsStaff(context, shopUrl, staff);
    await use(staff);
  },
  isPhone: async ({ isMobile }, use) => use(isMobile),
});

export { expect };
