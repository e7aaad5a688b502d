import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/contract/**/*.test.ts',
      'apps/{admin,api,server,storefront}/**/*.test.{ts,tsx}',
      'e2e/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['apps/api/src/testing/global-setup.ts'],
    setupFiles: ['refuse-console-errors', 'refuse-warnings', 'leave-no-stubs'].map(
      (name) => `apps/api/src/testing/${name}.ts`,
    ),
    // One more than CI has cores: what waits for a database or a process leaves a sixth of them to the others.
    maxWorkers: 3,
    // The shop's modules are read once for each worker, not for each file: a third of the time. The order is another one each time, which finds what a file leaves behind.
    isolate: false,
    // A test that needs another one before it is found out.
    sequence: { shuffle: true },
    // For what hangs: what compiles the mails' pages or starts a database of its own takes 5 s at a quick hour and 15 at a slow one.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // What is waited for comes in an instant, but the second that it has otherwise is soon over where the machine has other work too.
    expect: { poll: { timeout: 10_000 } },
  },
});
