import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEEP_EARLY_TAPS } from './early-taps.server.ts';
import { finishPage } from './finished-page.server.ts';
import { BEGIN_AFTER_PAINT } from './paint-first.server.ts';

const NONCE = '2f1c9f0e-5f0b-4d7c-9c0f-3a51c7f1d5aa';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function finish(page: string) {
  const { html, scriptHashes } = finishPage(Buffer.from(page), NONCE);
  return { html: html.toString(), scriptHashes };
}

test('each script of the page itself is named by its hash, and carries no nonce any more', () => {
  const page = `<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" async="">two()</script><script nonce="${NONCE}" src="/assets/a.js"></script>`;
  expect(finish(page)).toEqual({
    html: '<script>one()</script><script async="">two()</script><script src="/assets/a.js"></script>',
    scriptHashes: [hash('one()'), hash('two()')],
  });
});

test('a script that slipped into a text, and data for search engines, are not among them', () => {
  const page = `<script>stolen()</script><script nonce="guessed">stolen()</script><script type="application/ld+json">{"@type":"Product"}</script>`;
  expect(finish(page)).toEqual({ html: page, scriptHashes: [] });
});

test('a script over several lines and with accents is hashed as the browser reads it', () => {
  const code = '\n  a("Éponge « d’été » 12 500 🍯");\n';
  const page = `<p>Où ?</p><script nonce="${NONCE}">${code}</script>`;
  expect(finish(page)).toEqual({ html: `<p>Où ?</p><script>${code}</script>`, scriptHashes: [hash(code)] });
});

test('modules wait for what is seen first, and what begins them is one of the page’s own scripts', () => {
  const page = `<link rel="modulepreload" href="/a.js"/><script nonce="${NONCE}" type="module" async="">two()</script>`;
  expect(finish(page)).toEqual({
    html: `<link rel="late-modulepreload" href="/a.js"/><script>${KEEP_EARLY_TAPS}${BEGIN_AFTER_PAINT}</script><script type="text/late-module">two()</script>`,
    scriptHashes: [hash(KEEP_EARLY_TAPS + BEGIN_AFTER_PAINT), hash('two()')],
  });
});
