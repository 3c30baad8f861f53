import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildIfStale } from '@sesame/web/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeptPage } from '../open-kept-page.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let web: string;
beforeAll(async () => {
  web = join(mkdtempSync(join(tmpdir(), 'sesame-web-')), 'web');
  cpSync(await buildIfStale(), web, { recursive: true });
  server = await startTestServer({ settings: { web } });
});
afterAll(async () => {
  await server.close();
  rmSync(join(web, '..'), { recursive: true });
});

/** Replaces the build by another version, in which the chunk of a page has another name. Answers both names. */
const deploy = (path: string, version: string): { readonly old: string; readonly name: string } => {
  const assets = join(web, 'assets');
  const [file = ''] = JSON.parse(readFileSync(join(web, 'preloads.json'), 'utf8')).pages[path];
  const old = basename(file);
  const name = old.replace(/-[\w-]+\.js$/, `-${version}.js`);
  renameSync(join(assets, old), join(assets, name));
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    // Compressed files would be served as they were.
    if (/\.(br|gz)$/.test(file)) rmSync(join(web, file));
    else if (/\.js(on)?$/.test(file)) {
      const text = readFileSync(join(web, file), 'utf8').replaceAll(old, name);
      writeFileSync(join(web, file), text.replace(/("version":")\w+"/, `$1${version}"`));
    }
  }
  return { old, name };
};

test('a new version waits for open pages, which still find their own files', async () => {
  const page = await openKeptPage(server, '/');
  const other = await page.context().newPage();
  await other.goto('/learn/crack-the-code');
  const { old, name } = deploy('/shortcuts', 'second01');
  expect((await page.request.get(`/assets/${old}`)).status()).toBe(404);

  // The open page learns of the new version, and still opens a page whose chunk the server does not have any more.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.getByText('A new version of Sesame is ready.').waitFor();
  await page.evaluate(() => history.pushState(null, '', '/shortcuts'));
  await page.getByRole('heading', { name: 'Keyboard shortcuts', level: 1 }).waitFor();

  // It does not take over while another page is open.
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Close the other tabs with Sesame first.').waitFor();
  await other.close();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForEvent('load');
  await page.getByRole('heading', { name: 'Keyboard shortcuts', level: 1 }).waitFor();
  const keys = await page.evaluate(async () =>
    (await (await caches.open('sesame-files')).keys()).map(({ url }) => url),
  );
  const chunks = keys.map((url) => basename(url)).filter((one) => one === old || one === name);
  expect(chunks).toEqual([name]);
  expect(keys.filter((url) => url.includes('/index.html')).length).toBe(1);
});
