import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

interface UsedServerOptions extends TestServerOptions {
  /** For this file alone: its tests stop the server, administer it, or look at everything that is on it. */
  readonly isOwn?: boolean;
  /** Errors that the tests provoke: browsers log every refused request. */
  readonly expectedErrors?: RegExp;
}

/** The servers of all test files of a worker, by their options. They end with the worker. */
const shared = new Map<string, Promise<TestServer>>();
const shareServer = (options: TestServerOptions): Promise<TestServer> => {
  const key = JSON.stringify(options);
  const server = shared.get(key) ?? startTestServer(options);
  shared.set(key, server);
  return server;
};

/**
 * The server of a test file, which by default it shares with other files: starting one takes longer than many a test.
 * Every test has fresh browser contexts, and fails if one of their pages reported an error.
 */
export const useServer = ({ isOwn = false, expectedErrors, ...options }: UsedServerOptions = {}): TestServer => {
  let started: TestServer | undefined;
  const server = (): TestServer => {
    if (started === undefined) throw new Error('the server is there once the tests run');
    return started;
  };
  beforeAll(async () => {
    started = await (isOwn ? startTestServer(options) : shareServer(options));
  });
  afterEach(async () => {
    const errors = server().pageErrors.filter((error) => expectedErrors?.test(error) !== true);
    await server().closePages();
    expect(errors).toEqual([]);
  });
  if (isOwn) afterAll(() => started?.close());
  return {
    get url() {
      return server().url;
    },
    get browser() {
      return server().browser;
    },
    get pageErrors() {
      return server().pageErrors;
    },
    get adminLink() {
      return server().adminLink;
    },
    openPage: (page) => server().openPage(page),
    whileStopped: (act) => server().whileStopped(act),
    closePages: () => server().closePages(),
    close: () => server().close(),
  };
};
