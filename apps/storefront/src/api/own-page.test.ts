import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnPage } from './own-page.ts';

const HERE = 'http://shop.test';

it('is a page of this shop', () => {
  for (const address of ['/', '/checkout', '/products?sort=name#liste', '/a\t/b', '/é']) {
    expect(isOwnPage(address), address).toBe(true);
    expect(new URL(address, HERE).origin).toBe(HERE);
  }
});

it.each(['/', '\\', '\t/', '\n/', '\r\n/', '\t\\', '\t\t/'])('is another site’s after a slash and %j', (between) => {
  const address = `/${between}evil.test/x`;
  expect(new URL(address, HERE).origin).toBe('http://evil.test');
  expect(isOwnPage(address)).toBe(false);
});

it.each(['', 'checkout', 'http://evil.test', 'javascript:alert(1)', '\t//evil.test', ' /x'])(
  'is none in %j',
  (address) => {
    expect(isOwnPage(address)).toBe(false);
  },
);

it('is never another site’s, whatever the address is made of', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '\v',
    '\0',
    ' ',
    '\u00a0',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%09',
    'evil.test',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = `/${parts.join('')}`;
      const origin = isOwnPage(address) ? new URL(address, HERE).origin : HERE;
      expect(origin, JSON.stringify(address)).toBe(HERE);
    }),
    { numRuns: 2000 },
  );
});
