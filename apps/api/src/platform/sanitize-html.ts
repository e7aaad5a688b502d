import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const load = createRequire(import.meta.url);

/** The library of that name, loaded when a first text is cleaned: most processes never clean one, and it brings a parser of CSS. */
export function sanitizeHtml(html: string, rules: sanitize.IOptions): string {
  return (load('sanitize-html') as typeof sanitize)(html, rules);
}
