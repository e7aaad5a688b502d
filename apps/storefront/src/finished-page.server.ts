import { createHash } from 'node:crypto';
import { paintFirst } from './paint-first.server.ts';

/** A page's HTML as it leaves, and its own inline scripts as a Content-Security-Policy names them: `'sha256-…'`. */
export type FinishedPage = { html: Buffer; scriptHashes: string[] };

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const HAS_SOURCE = /\ssrc=/;

/**
 * A rendered page (UTF-8) whose own scripts carry a nonce that nobody could know before → the page without it, and the
 * hashes of those scripts. A script that came into the page any other way is not among them. The same page has the same
 * hashes, so that it can be cached with its header, where a nonce in it would be known to all.
 */
export function finishPage(rendered: Buffer, nonce: string): FinishedPage {
  // Byte for byte a letter: all that is looked for is ASCII, and such a string is half as large.
  const mark = ` nonce="${nonce}"`;
  const page = paintFirst(rendered.toString('latin1'), mark);
  const hashes = new Set<string>();
  for (const { groups } of page.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (code === '' || HAS_SOURCE.test(attributes) || !attributes.includes(mark)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return { html: Buffer.from(page.replaceAll(mark, ''), 'latin1'), scriptHashes: [...hashes] };
}
