import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';

// Node says each once in a process, which is not always where it would be looked for: every file listens.
const warnings: string[] = [];
const note = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
process.on('warning', note);
afterAll(async () => {
  // What a last test without a pause gave rise to is said after it.
  await nextTurn();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
