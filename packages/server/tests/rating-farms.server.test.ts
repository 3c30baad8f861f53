import type { NodeClient } from '@sesame/client';
import type { Table } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestBot } from './http-bot.ts';
import { beat } from './play-rated.ts';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

const LIVE = { game: 'crack-the-code', pace: 'live' } as const;
const PACE = { kind: 'live', perMove: 60, bank: 0 } as const;
const THROW_AWAY_GUESTS = 14;
const RESIGNATIONS = 25;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const value = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const ratingOf = async ({ api }: NodeClient, player: string) =>
  value(await api.ratings({ query: { ...LIVE, player: [player] } }))[0];
const ranked = async ({ api }: NodeClient) => value(await api.leaderboard({ query: LIVE })).best.map(({ id }) => id);

/** An account that leads the list, with the rating of many matches. */
const makeLeader = async (): Promise<NodeClient> => {
  const [leader, loser] = [await server.enterAccount(), await server.enterAccount()];
  await beat(leader, loser);
  await server.ask(`update ratings set played = 20, sigma = 3, provisional = 0 where player_id = '${leader.id}'`);
  return leader;
};

test('throw-away guests who resign at once make nobody a leader', async () => {
  const leader = await makeLeader();
  const farmer = await server.enterAccount();
  for (let n = 0; n < THROW_AWAY_GUESTS; n++) {
    const guest = await server.enter();
    const duel = await openDuel([farmer, guest], { pace: PACE });
    await duel.bo.play({ type: 'resign' });
    expect(value(await farmer.api.matchRatings({ params: { id: duel.match } }))).toEqual([]);
    guest.connection.close();
  }
  expect(await ratingOf(farmer, farmer.id)).toEqual({ rating: 1500, deviation: 250, played: 0, provisional: true });
  expect(await ranked(farmer)).toEqual([leader.id]);
});

test('resignations do not move the weakest house bot, nor put it on the list', async () => {
  const before = await ranked(await server.enter());
  const bot = `bot:${LIVE.game}:random`;
  const loser = await server.enterAccount();
  const measured = await ratingOf(loser, bot);
  for (let n = 0; n < RESIGNATIONS; n++) {
    const { id } = value(await loser.api.playBots({ body: { game: LIVE.game, bots: ['random'], rated: true } }));
    const eyes = watching(loser, id);
    await eyes.until(() => true);
    await eyes.play({ type: 'resign' });
    value(await loser.api.matchRatings({ params: { id } }));
    eyes.stop();
  }
  expect(await ratingOf(loser, bot)).toEqual(measured);
  expect(await ranked(loser)).toEqual(before);
});

test('somebody’s match with their own bot is not rated', async () => {
  const ann = await server.enterAccount();
  const bot = await makeTestBot(server.url, ann, 'Obliging');
  const table = value(await ann.api.openTable({ body: { game: LIVE.game, pace: PACE, rated: true } }));
  const sat = await bot.ask<Table>('POST', `/tables/${table.id}/seats`, { terms: table.terms });
  expect(value(await ann.api.match({ params: { id: sat.json.match ?? '' } })).rated).toBe(false);
});
