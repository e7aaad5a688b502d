import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { SYSTEM_CHROMIUMS } from '../scripts/lib/browser.mjs';

/** Undefined means Playwright's own. */
function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUMS.find((file) => existsSync(file));
}

const executablePath = chromiumPath();
// Who looks gets pictures, of both widths; without them axe alone looks, at one.
const isLooking = process.env['LOOKS'] === '1';
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

// About a network that fails, pages that come back or are not ready yet, which are the same at every width: seen where most shoppers are.
const AT_THE_PHONE = [
  'checkout-memory',
  'checkout-unsent',
  'dead-network',
  'early-taps',
  'keeps-nothing',
  'offline',
  'offline-cart',
  'trouble',
  'way-back',
].map((name) => `**/src/${name}.spec.ts`);
// What the server decides for the team.
const AT_THE_DESK = ['**/back-office/rights.spec.ts'];
// The short run: each test at one width, the team's at the desk's and a shopper's at the phone's, but for the whole purchase; of tests that go alike one, and none of what happens seldom.
const isShort = process.env['WIDTHS'] === 'one';
const atTheDesk = isShort ? /@desktop|back-office\/| purchase\.spec/u : /./u;
const leftOut = isShort ? [/@alike/u, /@seldom/u] : [];
const notAtThePhone = isShort ? /@desktop|^(?!.*@phone).*back-office\//u : /@desktop/u;
// What they look at is looked at by other tests, or by none: axe runs in no page whose scripts are off. The short run leaves out them all.
const FOR_PICTURES = isShort ? ['**/looks/**'] : ['places', 'without-script'].map((name) => `**/looks/${name}.spec.ts`);

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/shop/open-shop.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Two cores serve the shop, its database and two browsers.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results/e2e',
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    // The worker would answer before a test's own routes do; what it does is tested where it is allowed.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Porto-Novo',
    // Every test is recorded until it has passed, which costs a tenth of the time; where nobody reads the recordings, TRACE=off.
    trace: process.env['TRACE'] === 'off' ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [notAtThePhone, ...leftOut],
      testIgnore: isLooking ? AT_THE_DESK : [...AT_THE_DESK, ...FOR_PICTURES],
      // As many pixels as a cheap phone has.
      use: {
        ...pixel,
        viewport: { width: 360, height: 740 },
        screen: { width: 360, height: 740 },
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'desktop',
      grep: atTheDesk,
      grepInvert: [/@phone/u, ...leftOut],
      testIgnore: isLooking ? AT_THE_PHONE : [...AT_THE_PHONE, '**/looks/**'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
});
