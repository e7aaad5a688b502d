/** XML escapes what HTML does; under this name nobody lays it out as if it were a page. */
export { html as xml } from '@tokpa/api';

// What XML 1.0 can not hold, however it is written.
// oxlint-disable-next-line no-control-regex -- control characters are what this pattern looks for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text from the database as XML may hold it, on one line, at most so many characters. Escaping is the template's. */
export function plainText(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text.replaceAll(UNWRITABLE, '').replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
