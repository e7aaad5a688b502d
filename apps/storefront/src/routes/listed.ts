import { breadcrumbSchema } from '../structured-data/index.ts';
import { isPastEnd } from '../ui/page-window.ts';
import { listAddress } from '../ui/list-address.ts';
import { originOf } from './page-meta.ts';

type ListPage = {
  path: `/${string}`;
  title: string;
  /** The page shown, and how many there are. */
  page: { page: number; pages: number };
  isNarrowed?: boolean;
};

/** For loaders: how search engines are to list one page of a list, and its place in the shop. */
export function listedAt(request: Request, { path, title, page, isNarrowed = false }: ListPage) {
  return {
    listed: { address: listAddress(path, { page: page.page }), unlisted: isNarrowed || isPastEnd(page) },
    schemas: [breadcrumbSchema(originOf(request), crumbsTo({ label: title, to: path }))],
  };
}

type Place = { label: string; to: string };

/** From the shop's door through these places, a list and one of its entries, say. */
export function crumbsTo(...places: readonly Place[]): Place[] {
  return [{ label: 'Accueil', to: '/' }, ...places];
}

/** Seminars begin at full minutes: asked for by the next one, a list leaves out what has just begun, and two calls are one. */
export function nextMinute(now: Date): string {
  const minute = 60_000;
  return new Date(Math.ceil(now.getTime() / minute) * minute).toISOString();
}
