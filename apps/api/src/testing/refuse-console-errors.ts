import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects one replaces console.error itself, and asserts what it was told.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error');
  return () => spy.mockRestore();
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
