import { CACHES } from './cache-names.ts';

export type VisitedPage = { address: string; title: string };

const MOST = 24;
const TITLE = /<title>(?<title>[^<]*)<\/title>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** `Miel du Borgou — Tokpa` → `Miel du Borgou`: on the shop's own list its name goes without saying. */
export function titleOf(html: string): string | undefined {
  const title = TITLE.exec(html)?.groups?.['title']?.split(' — ')[0];
  return title?.replaceAll(/&(?<name>amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** What can be read without a network, the last visited first. */
export async function visitedPages(): Promise<readonly VisitedPage[]> {
  const cache = await caches.open(CACHES.pages);
  const requests = [...(await cache.keys())].reverse().slice(0, MOST);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const title = titleOf((await (await cache.match(request))?.text()) ?? '');
      return title ? { address: pathname + search, title } : null;
    }),
  );
  return pages.filter((page) => page !== null);
}
