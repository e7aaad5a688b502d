import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects one asserts what its own spy was told, then restores it.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error');
  return () => spy.mockRestore();
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});

// Node says each once in a process, which is not always where it would be looked for: every file listens.
const warnings: string[] = [];
const note = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
process.on('warning', note);
afterAll(() => {
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
