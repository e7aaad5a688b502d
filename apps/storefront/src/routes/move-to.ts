import { redirect } from 'react-router';

/**
 * For loaders, to be thrown: what was asked for by its id or by a slug of former times lives at `address`, to which search engines and bookmarks
 * are led with what else they asked: `url` as the loader is given it, without what the router itself asks by.
 */
export function moveTo(address: `/${string}`, url: URL): Response {
  return redirect(address + url.search, 301);
}
