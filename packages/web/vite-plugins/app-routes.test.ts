import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routesIn } from './app-routes.ts';

const APP = readFileSync(new URL('../App.tsx', import.meta.url), 'utf8');

test('every route of the app has its page, but for the home page', () => {
  const routes = routesIn(APP);
  const all = [...APP.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);
  expect([...routes.keys()]).toEqual(all.filter((path) => path !== '/'));
  expect(routes.get('/matches/:id')).toBe('./pages/match/MatchPage.tsx');
  expect(routes.get('/matches/:id/replay')).toBe('./pages/replay/ReplayPage.tsx');
});
