import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findViolationsInFrame } from './packages/e2e/accessibility.ts';
import { chromiumOptions } from './packages/e2e/chromium.ts';
import { SlowFilesFirst } from './tools/tests/slow-files-first.ts';
import { TimeByKind } from './tools/tests/time-by-kind.ts';

/** Server processes and bot workers that tests start share compiled modules, which saves a third of their start. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

/** A test that takes longer hangs. Where real processes or a browser start, a busy machine needs more. */
const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };
const STARTING = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000, interval: 100 } } };

/**
 * Node loads the modules itself, as it does in play. Vite’s module runner looks up every imported name at every use,
 * which costs tests of rules about a fifth more CPU time. Such tests cannot import JSX nor mock modules.
 */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/** Pure tests need no isolation from each other, so modules are loaded once per worker. */
const PURE = { pool: 'threads', isolate: false, maxWorkers: 2, sequence: { groupOrder: 0 }, ...TIMEOUTS } as const;

/** Pure tests of code beside React components, which Vite compiles. */
const SCREENS = [
  'packages/{web,ui,gallery}/**/*.test.ts',
  'packages/games/*/board/**/*.test.ts',
  'examples/*/board/**/*.test.ts',
  'packages/games/*/tests/shortcuts.test.ts',
];
/** Names of tests that are not pure. */
const NOT_PURE = [
  '**/node_modules/**',
  '**/templates/**',
  '**/*.{strength,component,server,store,command,process,e2e}.test.*',
];

/**
 * Tests with servers run in one group, three files at a time: they often wait, for a disk, a timer or a browser, and so
 * keep two cores busy. Loading the server costs more than most files, so a worker loads it once; these files must not
 * mock modules.
 */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 }, ...BY_NODE };
const SERVER = { ...WAITING, ...TIMEOUTS, isolate: false };
/** The files of a worker share the loaded server and a browser. */
const BROWSER = { ...WAITING, ...STARTING, isolate: false, globalSetup: ['packages/e2e/build-web.ts'] };

/** Needs the machine for itself. */
const ALONE = 'bench/faults/*.process.test.ts';

/**
 * A test’s kind is in its file name:
 * - `x.test.ts`: pure, without server, store or browser;
 * - `x.strength.test.ts`: pure too, but plays long series of matches to measure bots or a game's balance;
 * - `x.component.test.tsx`: React components in a real browser, with a fake server;
 * - `x.server.test.ts`: a real server or store, on SQLite;
 * - `x.store.test.ts`: the same, but it depends on the store or the bus: runs on SQLite and on PostgreSQL with Redis;
 * - `x.command.test.ts`: the `sesame` command, as a process;
 * - `x.process.test.ts`: other real processes, which take long;
 * - `x.e2e.test.ts`: a real browser against a real server.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    reporters: ['default', new TimeByKind()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,bench,tools,examples}/**/*.test.ts'],
          exclude: [...NOT_PURE, ...SCREENS],
          ...PURE,
          ...BY_NODE,
        },
      },
      {
        test: { name: 'unit-screens', include: SCREENS, exclude: NOT_PURE, ...PURE },
      },
      {
        test: { name: 'strength', include: ['packages/**/*.strength.test.ts'], ...PURE, ...BY_NODE },
      },
      {
        server: { hmr: false },
        test: {
          name: 'components',
          include: ['{packages,examples}/**/*.component.test.tsx'],
          setupFiles: ['tools/tests/component-test-setup.ts', 'packages/web/testing/install-fake-server.ts'],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 60_000,
            screenshotFailures: false,
            // As in Playwright: text matches by substring.
            locators: { exact: false },
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: chromiumOptions({ hasShortPages: true }),
              contextOptions: { locale: 'en', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: {
              findViolations: ({ page }) => findViolationsInFrame(page),
              emulateColorScheme: ({ page }, colorScheme: 'dark' | 'light') => page.emulateMedia({ colorScheme }),
            },
          },
          // The files of a worker share a page with the loaded app; the setup files reset what a test leaves behind.
          isolate: false,
          restoreMocks: true,
          // Half of a component test is waiting for the browser, so four keep two cores busy. They are a group of their own:
          // in a group all projects have as many workers.
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
          // A browser with four pages at once needs more on a busy machine.
          ...STARTING,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{packages/server,bench}/**/*.{server,store}.test.ts'],
          globalSetup: ['packages/server/tests/make-sqlite-template.ts'],
          ...SERVER,
        },
      },
      {
        test: {
          name: 'server-postgres',
          include: ['packages/server/**/*.store.test.ts'],
          env: { SESAME_TEST_ENGINE: 'postgres' },
          globalSetup: ['packages/server/tests/start-services.ts'],
          ...SERVER,
        },
      },
      {
        test: { name: 'e2e', include: ['packages/e2e/*.e2e.test.ts'], ...BROWSER },
      },
      {
        test: { name: 'long-e2e', include: ['packages/e2e/long/*.e2e.test.ts'], ...BROWSER },
      },
      {
        test: { name: 'commands', include: ['packages/cli/*.command.test.ts'], ...WAITING, ...STARTING },
      },
      {
        test: {
          name: 'processes',
          include: ['{packages,bench,tools}/**/*.process.test.ts'],
          exclude: ['**/node_modules/**', ALONE],
          globalSetup: ['packages/e2e/build-web.ts'],
          ...WAITING,
          ...STARTING,
        },
      },
      {
        // Kills processes and cuts connections under load: with other tests beside it, nobody could tell a fault from a wait.
        test: { name: 'faults', include: [ALONE], ...BY_NODE, sequence: { groupOrder: 2 }, maxWorkers: 1, ...STARTING },
      },
    ],
  },
});
