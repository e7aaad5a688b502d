import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PUBLIC_ADDRESSES } from '../pages/public-addresses.ts';
import { PERSONAL_PLACES, PLACES } from './places.ts';

const routes = path.resolve(import.meta.dirname, '../../../apps/storefront/src/routes.ts');

/** What is no page to look at, and what stands for every address that is none. */
const NO_PAGES = ['manifest.webmanifest', '*'];

function pagesOfTheShop(): string[] {
  const paths = [...readFileSync(routes, 'utf8').matchAll(/\broute\('([^']+)'/g)].map(([, found = '']) => found);
  return ['/', ...paths.filter((found) => !NO_PAGES.includes(found)).map((found) => `/${found}`)];
}

function shows(page: string, address: string): boolean {
  const [asked = ''] = address.split('?');
  const parts = page.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(asked);
}

it.each([
  [
    'has a picture that can be looked at, and is checked for barriers',
    Object.values(PLACES).map(({ path: address }) => address),
  ],
  ['is checked for weight and the errors of its HTML', PUBLIC_ADDRESSES],
])('every page of the shop %s', (_, addresses) => {
  const pages = pagesOfTheShop();
  const personal: readonly string[] = PERSONAL_PLACES;
  const unseen = pages.filter((page) => !personal.includes(page) && !addresses.some((address) => shows(page, address)));
  expect(unseen).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining([...personal]));
  expect(pages.length).toBeGreaterThan(30);
});
