import type { Page } from '@playwright/test';
import { tagIfAlike } from './alike.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './pages/page-parts.ts';
import { MADE_ALIKE, PUBLIC_ADDRESSES } from './pages/public-addresses.ts';
import { fillCart, giveAddress } from './shoppers.ts';

// The sharpest screens take the widest pictures. A worker may come, as in a shopper's browser.
test.use({ deviceScaleFactor: 2.625, serviceWorkers: 'allow' });

const MOST_SCRIPT_BYTES = 130_000;
const MOST_BYTES = 300_000;

// The code of the checkout, of the account and of the back office, by how the build names its files.
const FOR_FEW = /\/admin\/|\/assets\/(?:checkout|account)-/;

type Weight = { total: number; script: number };

/** Counts the bytes that travel, compressed as they are, from the first request on. */
async function weigh(page: Page): Promise<() => Weight> {
  const protocol = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: Weight = { total: 0, script: 0 };
  protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') weight.script += encodedDataLength;
  });
  await protocol.send('Network.enable');
  return () => weight;
}

/** The addresses of all scripts that this page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

for (const path of PUBLIC_ADDRESSES) {
  test(`a first visit to ${path} is light @phone`, { tag: tagIfAlike(MADE_ALIKE, path) }, async ({ page, faults }) => {
    // What is asked for is not there: the page says so.
    faults.allow(/^40[04]/);
    const scripts = scriptsOf(page);
    const weighed = await weigh(page);
    // Scripts are asked for once it is painted, which takes longer than a network is quiet where the machine is busy.
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const { total, script } = weighed();
    // It would load more, past what is weighed: it comes with the second page.
    const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(workers).toBe(0);
    test.info().annotations.push({ type: 'weight', description: `${script} bytes of scripts, ${total} in all` });
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect(total).toBeLessThanOrEqual(MOST_BYTES);
    expect(scripts.filter((url) => FOR_FEW.test(url))).toEqual([]);
  });
}

test('the code of the checkout and of the account comes with them @phone', async ({ page, shopper, product }) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  for (const path of ['/checkout', '/account']) {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await expect.poll(() => scripts.filter((url) => FOR_FEW.test(url))).not.toEqual([]);
  }
});

test('a page opened in a tab that nobody looks at is ready before it is looked at @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(globalThis, 'requestAnimationFrame', { value: () => 0 });
  });
  await page.goto('/');
  await expect(page.locator('script[type="text/late-module"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mon panier', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a slow line the scripts are asked for before anything is painted @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 400 } });
    Object.defineProperty(globalThis, 'requestAnimationFrame', { value: () => 0 });
  });
  const fetched = page.waitForResponse((answer) => answer.url().includes('/assets/libraries-'));
  await page.goto('/');
  expect((await fetched).ok()).toBe(true);
  await expect(page.locator('script[type="text/late-module"]')).toHaveCount(1);
});
