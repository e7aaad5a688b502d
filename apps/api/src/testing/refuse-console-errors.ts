import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects one asserts what its own spy was told, then restores it.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error');
  return () => spy.mockRestore();
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
