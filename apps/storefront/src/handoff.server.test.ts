import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { handoffScript } from './handoff.server.ts';

/** What the browser's router gets of it. */
function received(script: string): unknown[] {
  const got: unknown[] = [];
  const streamController = { enqueue: (text: string) => got.push(text), close: () => got.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return got;
}

test('the browser gets all that was found, letter for letter, and then the end', () => {
  const found = '["« Éponge » \\"douce\\"","</script><script>x()</script>","a & b\u2028\u2029 🍯"]\n';
  expect(received(handoffScript(found))).toEqual([found, 'closed']);
});

test('nothing that was found ends its script or opens another', () => {
  expect(handoffScript('</script><!-- <script> &')).not.toMatch(/[<>&]/);
});
