import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from './page-security.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the policy names each inline script, and no other may run', () => {
  const html = `<script>one()</script><script type="module" async="">two()</script><script src="/assets/a.js"></script>`;
  expect(scriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
  const policy = contentSecurityPolicy(scriptHashes(html));
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('data for search engines is no script', () => {
  expect(scriptHashes('<script type="application/ld+json">{"@type":"Product"}</script>')).toEqual([]);
});

test('a script over several lines is hashed as the browser reads it', () => {
  expect(scriptHashes('<script>\n  a();\n</script>')).toEqual([hash('\n  a();\n')]);
});
