import { test } from '../fixtures.ts';
import { PLACES } from './places.ts';
import { takePageWithoutScript } from './take-picture.ts';

test.use({ javaScriptEnabled: false });

for (const [name, address] of [
  ['home', '/'],
  ['catalogue', '/products'],
  ['product', PLACES.product.path],
  ['login', '/login'],
  ['account', '/account'],
  ['checkout', '/checkout'],
  ['contact', '/contact'],
  ['favourites', '/favorites'],
] as const) {
  test(`a look at ${name} without JavaScript`, async ({ page, faults }) => {
    faults.allow(/^csp: .+\/assets\/.+\.js$/);
    await page.goto(address);
    await takePageWithoutScript(page, `no-script-${name}`);
  });
}
