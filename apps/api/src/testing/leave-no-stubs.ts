import { afterAll, vi } from 'vitest';

// Files share a process: what one of them put in the place of `fetch`, or of a variable of the environment, ends with it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
