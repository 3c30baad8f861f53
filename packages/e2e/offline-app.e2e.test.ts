import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '@sesame/web/build';
import { expect, test } from 'vitest';
import { openKeptPage } from './open-kept-page.ts';
import { useServer } from './use-server.ts';

const server = useServer({ isOwn: true, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const MAX_KEPT_BYTES = 6_000_000;

test('all that is kept takes at most 6 MB', async () => {
  const folder = await buildIfStale();
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const { files, languages } = JSON.parse(/^const KEPT = (.*);$/m.exec(worker)?.[1] ?? '{}');
  const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(files.length).toBeGreaterThan(100);
  expect(Object.keys(languages)).toEqual(['en', 'fr', 'nl']);
  expect(sizeOf([...files, ...Object.values<string[]>(languages).flat()])).toBeLessThan(MAX_KEPT_BYTES);
});

test('pages, manuals and lessons open without a network, in the language of the player', async () => {
  const page = await openKeptPage(server, '/', { locale: 'nl' });
  const kept = await page.evaluate(async () =>
    (await (await caches.open('sesame-files')).keys()).map(({ url }) => url),
  );
  expect(kept.filter((url) => url.includes('/api/'))).toEqual([]);
  // Other languages are kept when they are chosen.
  expect(kept.filter((url) => url.includes('/assets/fr-'))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/learn/crystal-code');
  await page.getByRole('heading', { name: 'Kristalcode', level: 1 }).waitFor();
  await page.goto('/learn/crack-the-code/lesson');
  await page.getByRole('group', { name: 'Kristallen' }).waitFor();
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Instellingen', level: 1 }).waitFor();
});

test('pages open while the server is down', async () => {
  const page = await openKeptPage(server, '/');
  await server.whileStopped(async () => {
    await page.goto('/learn/passwords');
    await page.getByRole('heading', { name: 'Passwords', level: 1 }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Play now' }).waitFor();
  });
});
