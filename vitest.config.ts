import { defineConfig } from 'vitest/config';

/** Three kinds of tests, slowest last: pure ones, those with real processes and files, those in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.process.test.ts', '**/*.browser.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['packages/**/*.process.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
