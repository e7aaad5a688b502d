/** So soon after its database is back the shop does all that it does. */
export const NORMAL_WITHIN_MS = 2000;

/** Answers that came from the cache since this process began. */
async function keptAnswers(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, count] = /^tokpa_http_cached_total (\d+)$/m.exec(text) ?? [];
  if (count === undefined) throw new Error('the metrics do not count cached answers');
  return Number(count);
}

/** Whether a page is kept, and stays so for a moment. */
export async function isKept(url: string, path: string): Promise<boolean> {
  await fetch(url + path);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = await keptAnswers(url);
  await fetch(url + path);
  return (await keptAnswers(url)) > before;
}

/** A call that no cache can answer. */
export function needsDatabase(url: string): string {
  return `${url}/api/v1/products?search=rien-${Math.random()}`;
}

/** That call, a page and what a page's links load: none of them is kept. */
export function needDatabase(url: string): [call: string, page: string, loaded: string] {
  const product = `${url}/product/rien-${Math.random()}`;
  return [needsDatabase(url), product, `${product}.data`];
}
