import { redirect } from 'react-router';

/**
 * For loaders, to be thrown: what was asked for by its id or by a slug of former times lives at `address`, to which search engines and bookmarks
 * are led with what else they asked.
 */
export function moveTo(address: `/${string}`, request: Request): Response {
  return redirect(address + new URL(request.url).search, 301);
}
