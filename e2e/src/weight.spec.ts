import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PUBLIC_ADDRESSES } from './pages/public-addresses.ts';

const MOST_SCRIPT_BYTES = 130_000;
const MOST_BYTES = 300_000;

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

for (const path of PUBLIC_ADDRESSES) {
  test(`a first visit to ${path} is light @phone`, async ({ page, faults }) => {
    // What is asked for is not there: the page says so.
    faults.allow(/^40[04]/);
    const weighed = await weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { total, script } = weighed();
    test.info().annotations.push({ type: 'weight', description: `${script} bytes of scripts, ${total} in all` });
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect(total).toBeLessThanOrEqual(MOST_BYTES);
  });
}

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
