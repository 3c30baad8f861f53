import { YOUR_LEVEL } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keep } from './http-bot.ts';
import { openTestServer, type TestServer, watching } from './test-server.ts';

const WISH = { game: 'crack-the-code', bots: [YOUR_LEVEL.id] };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the bot that adapts plays like the weakest at first, and weaker after a loss', async () => {
  const ann = await server.enter();
  const [weakest] = (await gameOf(WISH.game)?.cast()) ?? [];
  const strengths: number[] = [];
  for (let match = 0; match < 2; match++) {
    const begun = await ann.api.playBots({ body: WISH });
    if (!begun.ok) throw new Error(begun.error.message);
    expect(begun.value.rated).toBe(false);
    const seat = watching(ann, begun.value.id);
    const { info } = await seat.until(() => true);
    expect(info.seats[1]).toMatchObject({ name: YOUR_LEVEL.name.en, bot: YOUR_LEVEL.id });
    strengths.push(info.seats[1]?.strength ?? 0);
    await seat.play({ type: 'hide', code: 'rrybw' });
    await seat.until(({ awaits }) => awaits.includes(0));
    await seat.play({ type: 'resign' });
    await seat.until(({ outcome }) => outcome !== undefined);
    // Reading the changes waits for the settlement.
    expect(await ann.api.matchRatings({ params: { id: begun.value.id } })).toEqual({ ok: true, value: [] });
  }
  expect(strengths[0]).toBe(weakest?.rating?.rating);
  expect(strengths[1]).toBeLessThan(strengths[0] ?? 0);
});

test('a rated match with it is refused', async () => {
  const ann = await server.enter();
  await keep(ann);
  const begun = await ann.api.playBots({ body: { ...WISH, rated: true } });
  expect(begun.ok ? '' : begun.error.code).toBe('never-rated');
});

test('it knows an established rating', async () => {
  const ann = await server.enter();
  await server.ask(
    'insert into ratings (player_id, game, pace, mu, sigma, played, provisional) values (?, ?, ?, 30, 3, 50, 0)',
    ...[ann.id, WISH.game, 'live'],
  );
  const begun = await ann.api.playBots({ body: WISH });
  expect(begun.ok && begun.value.seats[1]?.strength).toBe(1650);
});
