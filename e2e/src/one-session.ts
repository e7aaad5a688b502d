import type { BrowserContext, Page } from '@playwright/test';
import { test } from './fixtures.ts';

type OneSession = { context?: BrowserContext; page?: Page };

/** A test that only looks: all in a worker share one tab of the browser, which has the scripts of the last page. */
export const lookingTest = test.extend<object, { session: OneSession }>({
  session: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const session: OneSession = {};
      await use(session);
      await session.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, session }, use) => {
    session.context ??= await browser.newContext();
    await use(session.context);
  },
  page: async ({ context, session, viewport }, use) => {
    session.page ??= await context.newPage();
    if (viewport) await session.page.setViewportSize(viewport);
    await use(session.page);
  },
});
