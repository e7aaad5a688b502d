/**
 * An address of a page as messages pass it on, cut off in the middle of a letter or with a sign that no text may hold →
 * the one that can be read of it: its page, or the one that says there is none. The API's addresses stay as they are.
 */
export function readableAddress(address: string): string {
  if (!address.includes('%') || address.startsWith('/api/')) return address;
  const text = address.replaceAll('%00', '');
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
