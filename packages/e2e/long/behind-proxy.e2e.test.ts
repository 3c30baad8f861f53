import { freePort } from '@sesame/server/services';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, type TestContext, test } from 'vitest';
import { makeNetworkNamespace, mayChangeNetwork } from '../network-namespace.ts';
import { prompt } from '../prompt.ts';
import { isInstalled, PROXIES, type ReverseProxy, startReverseProxy } from '../reverse-proxy.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const open = async (settings: Parameters<typeof startTestServer>[0]): Promise<TestServer> => {
  const server = await startTestServer(settings);
  cleanups.push(server.close);
  return server;
};
const startProxy = async (...proxy: Parameters<typeof startReverseProxy>): Promise<ReverseProxy> => {
  const started = await startReverseProxy(...proxy);
  cleanups.push(started.stop);
  return started;
};

const openPage = async (server: TestServer, baseURL: string): Promise<Page> => {
  const page = await server.openPage({ baseURL, ignoreHTTPSErrors: true });
  await page.goto('/');
  return page;
};

const needs = ({ skip }: TestContext, program: string): void =>
  skip(!isInstalled(program), `${program} is not installed`);

/** Plays over the socket: a bot answers only what has arrived. */
const startMatch = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).click();
  await prompt(page, 'Hide your code').waitFor();
};

const isCookieSecure = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).every(({ secure }) => secure);

const upstreamOf = ({ url }: TestServer): string => new URL(url).host;

/** A widespread mistake: `$host` lacks the port. */
const dropPort = (configuration: string): string => configuration.replace('Host $http_host', 'Host $host');

describe.each(PROXIES)('%s as documented, with TLS', (name) => {
  test('plays on any port, without an origin', async (context) => {
    needs(context, name);
    const server = await open({});
    const port = await freePort();
    const { url } = await startProxy(name, { host: 'localhost', port, upstream: upstreamOf(server) });
    const page = await openPage(server, url);
    await startMatch(page);
    expect(await isCookieSecure(page)).toBe(true);
  });

  test('plays on any port, with its origin', async (context) => {
    needs(context, name);
    const port = await freePort();
    const server = await open({ settings: { origin: `https://localhost:${port}` } });
    const { url } = await startProxy(name, { host: 'localhost', port, upstream: upstreamOf(server) });
    await startMatch(await openPage(server, url));
  });
});

describe('an address that the server does not accept', () => {
  test('is shown on the page, with what to set', async (context) => {
    needs(context, 'nginx');
    const server = await open({});
    const port = await freePort();
    const proxy = { host: 'localhost', port, upstream: upstreamOf(server), edit: dropPort };
    const { url } = await startProxy('nginx', proxy);
    const page = await openPage(server, url);
    await page.getByRole('alert').getByText(`This server doesn’t accept pages at ${url}.`).waitFor();
    await page.getByText('set SESAME_ORIGIN to that address').waitFor();
  });

  test('is accepted once it is the configured origin, and others lead there', async (context) => {
    needs(context, 'nginx');
    const port = await freePort();
    const server = await open({ settings: { origin: `https://localhost:${port}` } });
    const proxy = { host: 'localhost', port, upstream: upstreamOf(server), edit: dropPort };
    const { url } = await startProxy('nginx', proxy);
    const page = await openPage(server, server.url);
    await page.getByRole('alert').getByText(`This server doesn’t accept pages at ${server.url}.`).waitFor();
    await page.getByRole('link', { name: `Open localhost:${port}` }).click();
    await page.waitForURL(`${url}/`);
    await startMatch(page);
  });
});

describe('a proxy on another machine', () => {
  const port = 8444;

  test.for([
    ['is believed if it is trusted', ['loopback', '203.0.113.2'], true],
    ['is not believed otherwise', ['loopback'], false],
  ] as const)('%s', async ([_, trustedProxies, isBelieved], context) => {
    needs(context, 'nginx');
    needs(context, 'ip');
    context.skip(!mayChangeNetwork, 'disturbs other browsers on this machine; runs with SESAME_TEST_NAMESPACES=1');
    const namespace = makeNetworkNamespace();
    if (namespace === undefined) return context.skip('network namespaces can be made by root on Linux only');
    cleanups.push(namespace.remove);
    const { here, there, within } = namespace;
    const server = await open({ settings: { host: here, trustedProxies, origin: `https://${there}:${port}` } });
    const { url } = await startProxy('nginx', { host: there, port, upstream: upstreamOf(server), within });
    const page = await openPage(server, url);
    await startMatch(page);
    expect(await isCookieSecure(page)).toBe(isBelieved);
  });
});
