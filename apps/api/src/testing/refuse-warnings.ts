import { afterAll, expect } from 'vitest';

// Node says each once in a process, which is not always where it would be looked for: every file listens.
const warnings: string[] = [];
const note = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
process.on('warning', note);
afterAll(() => {
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
