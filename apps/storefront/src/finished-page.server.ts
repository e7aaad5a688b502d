import { createHash } from 'node:crypto';
import { asLateLinks, asLateScript, FIRST_SCRIPT } from './paint-first.server.ts';

/** A page's HTML as it leaves, and its own inline scripts as a Content-Security-Policy names them: `'sha256-…'`. */
export type FinishedPage = { html: Buffer; scriptHashes: string[] };

// All that is looked for in a page, which is as long as a chapter: in one walk through it. The last is what React writes in the place of a part
// that failed, or that waits for something.
const PARTS =
  /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>|(?<links>(?:<link rel="modulepreload"[^>]*>)+)|(?<unfinished><!--\$[!?]-->)/g;
const HAS_SOURCE = /\ssrc=/;
const END = '</body></html>';

type Found = { attributes?: string; code?: string; links?: string; unfinished?: string };

/**
 * A rendered page whose own scripts carry a nonce that nobody could know before → the page without it, with its modules waiting for the first
 * paint and `lastScript` at its end, and the hashes of those scripts. A script that came into the page any other way is not among them. The same
 * page has the same hashes, so that it can be cached with its header, where a nonce in it would be known to all. Throws where React left a part to
 * the browser.
 */
export function finishPage(rendered: string, nonce: string, lastScript?: string): FinishedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const allow = (code: string) => hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  let isFirst = true;
  const page = rendered.replaceAll(PARTS, (...found) => {
    const { attributes = '', code = '', links, unfinished } = found.at(-1) as Found;
    if (unfinished !== undefined) throw new Error('A part of the page was left to the browser');
    if (links !== undefined) {
      const late = asLateLinks(links);
      if (!isFirst) return late;
      isFirst = false;
      allow(FIRST_SCRIPT);
      return `${late}<script>${FIRST_SCRIPT}</script>`;
    }
    if (attributes.includes(mark) && code !== '' && !HAS_SOURCE.test(attributes)) allow(code);
    return `<script${asLateScript(attributes.replace(mark, ''))}>${code}</script>`;
  });
  if (lastScript === undefined) return { html: Buffer.from(`<!DOCTYPE html>${page}`), scriptHashes: [...hashes] };
  if (!page.endsWith(END)) throw new Error('The page does not end with its body');
  allow(lastScript);
  const html = `<!DOCTYPE html>${page.slice(0, -END.length)}<script>${lastScript}</script>${END}`;
  return { html: Buffer.from(html), scriptHashes: [...hashes] };
}
