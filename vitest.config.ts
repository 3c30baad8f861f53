import { defineConfig } from 'vitest/config';

/** Tests that depend on the store or the bus: run on SQLite and on PostgreSQL with Redis. Transport tests run once. */
const ON_BOTH_ENGINES = [
  'packages/server/{store,cluster,match}/**/*.test.ts',
  'packages/server/competition/ratings/*.test.ts',
  'packages/server/tests/{accounts,bot-load-shedding,bus-outage,conditional-moves,disconnect-while-subscribing,equal-processes,friends,import-store,match,matchmaking,notifications,notifications-cluster,race,ratings,sessions,several-processes,store-outage,substitutes,tables,time-control,tournaments,undo}.test.ts',
];

/** Generous, so that tests do not fail on a busy machine. */
const TIMEOUTS = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 20_000 } } };

const FAULTS = 'bench/faults/*.process.test.ts';

/**
 * Unit and server tests, the latter also on PostgreSQL and Redis; then tests in a real browser; then tests with real
 * processes; last the fault tests, alone, as they load the whole machine.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.process.test.ts', '**/*.browser.test.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          ...TIMEOUTS,
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
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts'],
          globalSetup: ['packages/e2e/build-web.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['{packages,bench}/**/*.process.test.ts'],
          exclude: ['**/node_modules/**', FAULTS],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...TIMEOUTS,
        },
      },
      {
        test: { name: 'faults', include: [FAULTS], fileParallelism: false, sequence: { groupOrder: 3 }, ...TIMEOUTS },
      },
    ],
  },
});
