import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, ownScripts } from './page-security.ts';

const NONCE = '2f1c9f0e-5f0b-4d7c-9c0f-3a51c7f1d5aa';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the policy names each script of the page itself, and no other may run', () => {
  const page = `<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" type="module" async="">two()</script><script nonce="${NONCE}" src="/assets/a.js"></script>`;
  const { html, hashes } = ownScripts(page, NONCE);
  expect(hashes).toEqual([hash('one()'), hash('two()')]);
  expect(html).toBe(
    '<script>one()</script><script type="module" async="">two()</script><script src="/assets/a.js"></script>',
  );
  const policy = contentSecurityPolicy(hashes);
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('a script that slipped into a text, and data for search engines, are not among them', () => {
  const page = `<script>stolen()</script><script nonce="guessed">stolen()</script><script type="application/ld+json">{"@type":"Product"}</script>`;
  expect(ownScripts(page, NONCE)).toEqual({ html: page, hashes: [] });
});

test('a script over several lines is hashed as the browser reads it', () => {
  expect(ownScripts(`<script nonce="${NONCE}">\n  a();\n</script>`, NONCE).hashes).toEqual([hash('\n  a();\n')]);
});
