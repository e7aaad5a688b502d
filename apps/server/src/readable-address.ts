// What a proxy is asked for: `http://boutique.example/search`.
const WITH_HOST = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i;

/** An address as RFC 9112 lets anybody send it → its path: of one with its host what follows that, of what is none (`*`) one that leads nowhere. */
function pathOf(address: string): string {
  const path = address.replace(WITH_HOST, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Without the sign that no text may hold. In a path the browser's router reads it too, and must find the same page as the server does: there it
 * stays, as a text that names nothing.
 */
function withoutNull(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [path.replaceAll('%00', '%2500'), ...query.map((part) => part.replaceAll('%00', ''))].join('?');
}

/**
 * An address of a page as messages pass it on, cut off in the middle of a letter or with a sign that no text may hold →
 * the one that can be read of it: its page, or the one that says there is none. The API's addresses stay as they are.
 */
export function readableAddress(asked: string): string {
  const address = pathOf(asked);
  if (!address.includes('%') || address.startsWith('/api/')) return address;
  const text = withoutNull(address);
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
