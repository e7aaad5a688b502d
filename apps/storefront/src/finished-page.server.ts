import { hash } from 'node:crypto';
import { asLateLinks, asLateScript, FIRST_SCRIPT } from './paint-first.server.ts';

/** A page's HTML as it leaves, and its own inline scripts as a Content-Security-Policy names them: `'sha256-…'`. */
export type FinishedPage = { html: Buffer; scriptHashes: string[] };

// All that is looked for in a page, in one walk through it. The last is what React writes in the place of a part that failed, or that
// waits for something.
const PARTS =
  /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>|(?<links>(?:<link rel="modulepreload"[^>]*>)+)|(?<unfinished><!--\$[!?]-->)/g;
const HAS_SOURCE = /\ssrc=/;
const BEGINNING = '<!DOCTYPE html>';
const END = '</body></html>';
// A letter of UTF-16 takes at most three bytes of UTF-8.
const MOST_BYTES = 3;

const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;
const FIRST_HASH = hashOf(FIRST_SCRIPT);

let paper = Buffer.allocUnsafe(0);

/** Texts, one behind the other, as UTF-8: a page is too long to be made one text again only to be written. */
function write(texts: readonly string[]): Buffer {
  const most = MOST_BYTES * texts.reduce((sum, { length }) => sum + length, 0);
  if (paper.length < most) paper = Buffer.allocUnsafe(most);
  let end = 0;
  for (const text of texts) end += paper.write(text, end);
  // Not of the memory that Node gives to all short buffers: it would stay as long as any of them.
  const own = Buffer.allocUnsafeSlow(end);
  paper.copy(own, 0, 0, end);
  return own;
}

/** A script of the page as it leaves; those that carry `mark` are the page's own. */
function finishScript(attributes: string, code: string, mark: string, hashes: Set<string>): string {
  if (attributes.includes(mark) && code !== '' && !HAS_SOURCE.test(attributes)) hashes.add(hashOf(code));
  return `<script${asLateScript(attributes.replace(mark, ''))}>${code}</script>`;
}

/** Links to modules as they leave, behind the first of them what begins those. */
function finishLinks(links: string, mark: string, hashes: Set<string>): string {
  const late = asLateLinks(links).replaceAll(mark, '');
  if (hashes.has(FIRST_HASH)) return late;
  hashes.add(FIRST_HASH);
  return `${late}<script>${FIRST_SCRIPT}</script>`;
}

/**
 * A rendered page whose own scripts carry a nonce that nobody could know before → the page without it, with its modules waiting for the first
 * paint and `lastScript` at its end, and the hashes of those scripts. A script that came into the page any other way is not among them. The same
 * page has the same hashes, so that it can be cached with its header, where a nonce in it would be known to all. Throws where React left a part to
 * the browser.
 */
export function finishPage(rendered: string, nonce: string, lastScript?: string): FinishedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const texts = [BEGINNING];
  let at = 0;
  for (const { 0: found, index, groups = {} } of rendered.matchAll(PARTS)) {
    const { attributes = '', code = '', links, unfinished } = groups;
    if (unfinished !== undefined) throw new Error('A part of the page was left to the browser');
    texts.push(rendered.slice(at, index).replaceAll(mark, ''));
    texts.push(links !== undefined ? finishLinks(links, mark, hashes) : finishScript(attributes, code, mark, hashes));
    at = index + found.length;
  }
  const rest = rendered.slice(at).replaceAll(mark, '');
  if (lastScript === undefined) return { html: write([...texts, rest]), scriptHashes: [...hashes] };
  if (!rest.endsWith(END)) throw new Error('The page does not end with its body');
  hashes.add(hashOf(lastScript));
  texts.push(rest.slice(0, -END.length), '<script>', lastScript, `</script>${END}`);
  return { html: write(texts), scriptHashes: [...hashes] };
}
