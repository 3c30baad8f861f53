import { GAMES } from '@sesame/registry';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { connectAsPlayer } from './player-connection.ts';
import { useServer } from './use-server.ts';

const server = useServer();

/** Documents, scripts, styles, fonts, requests and the socket. */
const MAX_REQUESTS_OF_A_MATCH = 25;

const startMatch = async (page: Page, game: string): Promise<string> => {
  const [bot] = (await GAMES.find(({ id }) => id === game)?.cast()) ?? [];
  const body = { game, bots: [bot?.id ?? ''] };
  return page.evaluate(async (json) => {
    await fetch('/api/me', { method: 'POST' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/play', { method: 'POST', headers, body: JSON.stringify(json) });
    return (await answer.json()).id;
  }, body);
};

test.each(GAMES.map(({ id }) => id))('a match of %s asks for at most 25 files', async (game) => {
  const starter = await server.openPage();
  await starter.goto('/shortcuts');
  const match = await startMatch(starter, game);
  // On a page of its own: the one that started the match still loads its own files in the background.
  const page = await starter.context().newPage();
  await starter.close();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  page.on('websocket', (socket) => asked.add(socket.url()));
  await page.goto(`/matches/${match}`);
  await page.locator('.match-board').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_OF_A_MATCH);
});

test('the files that pages name exist', async () => {
  const page = await server.openPage();
  await page.goto('/shortcuts');
  const match = await startMatch(page, 'crystal-code');
  const paths = ['/', '/players', '/settings', '/daily/passwords', '/learn/crazy-mix', `/matches/${match}`];
  for (const path of [...paths, `/matches/${match}/replay`]) {
    const html = await (await page.request.get(path, { headers: { 'accept-language': 'fr' } })).text();
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(
      files.some((file) => /\/fr-/.test(file)),
      path,
    ).toBe(true);
    for (const file of files) {
      const answer = await page.request.get(file);
      expect([answer.status(), answer.headers()['cache-control']], file).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  }
});

test('a page whose data are older than the match catches up', async () => {
  const page = await server.openPage();
  await page.goto('/shortcuts');
  const match = await startMatch(page, 'crack-the-code');
  // The page does not connect before a move was made in another window.
  const playElsewhere = async (route: Route) => {
    const player = await connectAsPlayer(page, server.url);
    const played = await player.play(match, { type: 'hide', code: 'ggppw' });
    player.stop();
    expect(played.ok).toBe(true);
    await route.continue();
  };
  await page.route('**/api/me', playElsewhere, { times: 1 });
  await page.goto(`/matches/${match}`);
  await page.getByRole('button', { name: 'Guess', exact: true }).waitFor();
});
