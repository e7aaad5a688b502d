import type { Page, Route } from '@playwright/test';

const NULL = -5;

/**
 * The router's data lines name values by their place in one array; `value` takes the place of every value under `key`.
 * Only null and the empty list: what the shop has when it could not get something, or has none of it.
 */
function replaced(stream: string, key: string, value: null | []): string {
  const [first = '', ...others] = stream.split('\n');
  const values = JSON.parse(first) as unknown[];
  const name = `_${values.indexOf(key)}`;
  const place = value === null ? NULL : values.push(value) - 1;
  for (const entry of values) {
    if (typeof entry === 'object' && entry !== null && name in entry) Object.assign(entry, { [name]: place });
  }
  return [JSON.stringify(values), ...others].join('\n');
}

/** The data of a page comes without what stands under `key`, as when the shop could not get it. */
export async function without(page: Page, pattern: string, key: string, value: null | [] = null) {
  const handle = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: replaced(await response.text(), key, value) });
  };
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
}
