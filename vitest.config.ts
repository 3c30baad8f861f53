import { defineConfig } from 'vitest/config';

/** What stands on the store or the bus. What is said at the doors is the same on both. */
const ON_BOTH_ENGINES = [
  'packages/server/{store,cluster,match}/**/*.test.ts',
  'packages/server/competition/ratings/*.test.ts',
  'packages/server/tests/{accounts,bot-load-shedding,bus-outage,conditional-moves,disconnect-while-subscribing,equal-processes,friends,import-store,match,matchmaking,notifications,notifications-cluster,race,ratings,sessions,several-processes,store-outage,substitutes,tables,time-control,tournaments,undo}.test.ts',
];

/** However busy the machine is: a test fails because something is wrong, not because it is slow. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 20_000 } } };

const FAULTS = 'packages/lab/faults/*.process.test.ts';

/**
 * Pure tests, and those of the server again on PostgreSQL and Redis; then those in a real browser; those with real
 * processes and files; at last the one that fills a house, as it wants the machine for itself.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.process.test.ts', '**/*.browser.test.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ON_BOTH_ENGINES,
          env: { SESAME_TEST_ENGINE: 'postgres' },
          globalSetup: ['packages/server/tests/start-services.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts'],
          globalSetup: ['packages/e2e/build-web.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['packages/**/*.process.test.ts'],
          exclude: ['**/node_modules/**', FAULTS],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
      {
        test: { name: 'faults', include: [FAULTS], fileParallelism: false, sequence: { groupOrder: 3 }, ...PATIENCE },
      },
    ],
  },
});
