import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './finished-page.server.ts';
import { FIRST_SCRIPT } from './paint-first.server.ts';

const NONCE = '2f1c9f0e-5f0b-4d7c-9c0f-3a51c7f1d5aa';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const DOCTYPE = '<!DOCTYPE html>';

function finish(page: string, lastScript?: string) {
  const { html, scriptHashes } = finishPage(page, NONCE, lastScript);
  expect(html.toString().startsWith(DOCTYPE)).toBe(true);
  return { html: html.toString().slice(DOCTYPE.length), scriptHashes };
}

test('each script of the page itself is named by its hash, and carries no nonce any more', () => {
  const page = `<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" async="">two()</script><script nonce="${NONCE}" src="/assets/a.js"></script>`;
  expect(finish(page)).toEqual({
    html: '<script>one()</script><script async="">two()</script><script src="/assets/a.js"></script>',
    scriptHashes: [hash('one()'), hash('two()')],
  });
});

test('nothing of the nonce stays, wherever the router put it, so that the same page has the same bytes each time', () => {
  const page = (nonce: string) =>
    `<html><head><link rel="modulepreload" href="/a.js" nonce="${nonce}"/><link rel="stylesheet" href="/a.css" nonce="${nonce}"/></head>` +
    `<body><script nonce="${nonce}">one()</script><link rel="stylesheet" href="/b.css" nonce="${nonce}"/></body></html>`;
  const finished = [NONCE, 'another'].map((nonce) => finishPage(page(nonce), nonce, 'last()'));
  expect(finished[0]).toEqual(finished[1]);
  expect(finished[0]?.html.toString()).not.toContain('nonce');
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
    html: `<link rel="late-modulepreload" href="/a.js"/><script>${FIRST_SCRIPT}</script><script type="text/late-module">two()</script>`,
    scriptHashes: [hash(FIRST_SCRIPT), hash('two()')],
  });
});

test('only the first links to modules are followed by what begins them', () => {
  const link = '<link rel="modulepreload" href="/a.js"/>';
  const late = '<link rel="late-modulepreload" href="/a.js"/>';
  expect(finish(`${link}${link}<p>Un</p>${link}`).html).toBe(
    `${late}${late}<script>${FIRST_SCRIPT}</script><p>Un</p>${late}`,
  );
});

test('the last script stands at the end of the body, and is one of the page’s own', () => {
  expect(finish('<html><body><p>Un</p></body></html>', 'last()')).toEqual({
    html: '<html><body><p>Un</p><script>last()</script></body></html>',
    scriptHashes: [hash('last()')],
  });
});

test.each(['<!--$?-->', '<!--$!-->'])('a page of which React left a part to the browser (%s) is no page', (part) => {
  expect(() => finish(`<html><body>${part}<template></template><!--/$--></body></html>`)).toThrow(
    'left to the browser',
  );
});

test('a part that waits for nothing is rendered like any other', () => {
  const page = '<html><body><!--$--><p>Un</p><!--/$--></body></html>';
  expect(finish(page).html).toBe(page);
});
