import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './page-security.ts';

test('the policy names the page’s own scripts, and no other may run', () => {
  const policy = contentSecurityPolicy(["'sha256-abc='", "'sha256-def='"]);
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});
