import { defineConfig } from 'vitest/config';

/** What stands on the store or the bus. What is said at the doors is the same on both. */
const ON_BOTH_ENGINES = [
  'packages/server/presence.test.ts',
  'packages/server/{bus,clocks,matches,plans,ratings,store}/**/*.test.ts',
  'packages/server/tests/{accounts,departed,equal-processes,import-store,match,notices,pace,people,plans,queue,race,ratings,sessions,standins,tables,tournaments,undo}.test.ts',
];

/**
 * Four kinds of tests, slowest last: pure ones, those of the server again on PostgreSQL and Redis, those with real
 * processes and files, those in a real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.process.test.ts', '**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'postgres',
          include: ON_BOTH_ENGINES,
          env: { SESAME_TEST_ENGINE: 'postgres' },
          globalSetup: ['packages/server/tests/start-services.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'processes',
          include: ['packages/**/*.process.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
