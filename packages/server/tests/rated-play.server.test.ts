import type { NodeClient } from '@sesame/client';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recomputeRatings } from '../competition/ratings/recompute.ts';
import { loadGames } from '../lib/games.ts';
import { openStore } from '../store/open-store.ts';
import { requestAs } from './http-request.ts';
import { beat, openRatedDuel } from './play-rated.ts';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

const GAME = 'crack-the-code';
const LIVE: TimeControl = { kind: 'live', perMove: 60, bank: 0 };
const value = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ substitutes: { graceMs: 50, countdownMs: 100 } });
});
afterAll(() => server.close());
const two = async (): Promise<[NodeClient, NodeClient]> => [await server.enterAccount(), await server.enterAccount()];
const ratingOf = async ({ api, id }: NodeClient, player = id) =>
  value(await api.ratings({ query: { game: GAME, pace: 'live', player: [player] } }))[0];
const changesOf = async ({ api }: NodeClient, id: string) => value(await api.matchRatings({ params: { id } }));

describe('a match is not rated', () => {
  test('with a guest, who can neither open a rated table nor give anybody points', async () => {
    const [ann, guest] = [await server.enterAccount(), await server.enter()];
    expect(value(await guest.api.openTable({ body: { game: GAME, pace: LIVE, rated: true } })).rated).toBe(false);
    const { match, table } = await openRatedDuel([ann, guest]);
    expect(table.rated).toBe(true);
    expect(table.seats).toMatchObject([{ player: ann.id }, { player: guest.id, guest: true }]);
    expect(value(await ann.api.match({ params: { id: match } })).rated).toBe(false);
    await watching(guest, match).play({ type: 'resign' });
    expect(await changesOf(ann, match)).toEqual([]);
    expect(await ratingOf(ann)).toMatchObject({ rating: 1500, played: 0 });
  });

  test('without a clock, and cannot lose its clock', async () => {
    const [ann, bo] = await two();
    expect(value(await ann.api.openTable({ body: { game: GAME, rated: true } })).rated).toBe(false);
    const { match } = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 60, bank: 0 } });
    const pace = { kind: 'none', perMove: 0, bank: 0 } as const;
    const proposed = await ann.api.proposeTimeControl({ params: { id: match }, body: { pace } });
    expect(proposed.ok ? '' : proposed.error.code).toBe('rated-clock');
  });

  test.each([
    ['of one address', { a: '203.0.113.7', b: '203.0.113.7' }, false],
    ['of one IPv6 network', { a: '2001:db8:1:2::1', b: '2001:db8:1:2::99' }, false],
    ['of different addresses', { a: '203.0.113.7', b: '203.0.113.8' }, true],
  ])('between players %s: %o is rated: %s', async (_, from, isRated) => {
    const [ann, bo] = await two();
    const ask = async (who: NodeClient, address: string, [path, body]: [string, object]) => {
      const headers = { cookie: who.cookie, 'content-type': 'application/json', 'x-forwarded-for': address };
      const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { id: string; terms: string; match: string };
    };
    const table = await ask(ann, from.a, ['/tables', { game: GAME, pace: LIVE }]);
    const { match } = await ask(bo, from.b, [`/tables/${table.id}/seats`, { terms: table.terms }]);
    expect(value(await ann.api.match({ params: { id: match } })).rated).toBe(isRated);
  });

  test('between two accounts of one browser', async () => {
    const entered = await fetch(`${server.url}/api/me`, { method: 'POST' });
    const jar = entered.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const browser = jar.find((cookie) => cookie?.startsWith('sesame-browser=')) ?? '';
    const [ann, bo] = await two();
    const as = (who: NodeClient) => `${who.cookie}; ${browser}`;
    const table = await requestAs(server.url, as(ann), ['POST', '/tables', { game: GAME, pace: LIVE }]);
    const sat = await requestAs(server.url, as(bo), [
      'POST',
      `/tables/${table.json.id}/seats`,
      { terms: table.json.terms },
    ]);
    const match = String(sat.json.match);
    expect(value(await ann.api.match({ params: { id: match } })).rated).toBe(false);
  });
});

describe('a rated match', () => {
  test('that is resigned before everybody has made two moves has no effect', async () => {
    const [ann, bo] = await two();
    for (const moves of [0, 1]) {
      const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 60, bank: 0 } });
      if (moves === 1) {
        await duel.ann.play({ type: 'hide', code: 'rrybw' });
        await duel.bo.play({ type: 'hide', code: 'ggppw' });
      }
      await duel.bo.play({ type: 'resign' });
      expect(await changesOf(ann, duel.match)).toEqual([]);
    }
    expect(await ratingOf(ann)).toMatchObject({ rating: 1500, played: 0 });
    expect(value(await ann.api.profile({ params: { id: ann.id } })).statistics).toEqual([]);
  });

  test('that is left to a stand-in is lost by who left, and the one who stayed loses nothing', async () => {
    const [ann, bo] = await two();
    const duel = await openRatedDuel([ann, bo]);
    ann.connection.close();
    await duel.bo.until(({ notes }) => notes.some(({ bot }) => bot !== undefined));
    // The one who stayed gives up: the stand-in wins the match.
    await duel.bo.play({ type: 'resign' });
    const [left, stayed] = await changesOf(bo, duel.match);
    expect(left).toMatchObject({ player: ann.id, before: 1500, after: 1421 });
    expect(stayed).toMatchObject({ player: bo.id, before: 1500, after: 1579 });
  });

  test('against the same player counts less and less within a day', async () => {
    const [ann, bo] = await two();
    const gains: number[] = [];
    for (let n = 0; n < 4; n++) {
      const [mine] = await changesOf(ann, await beat(ann, bo));
      gains.push((mine?.after ?? 0) - (mine?.before ?? 0));
    }
    expect(gains[0]).toBe(79);
    for (const [i, gain] of gains.entries()) if (i > 0) expect(gain).toBeLessThan(0.6 * (gains[i - 1] ?? 0));
  });

  test('does not change the rating of a house bot', async () => {
    const ann = await server.enterAccount();
    const bot = `bot:${GAME}:novice`;
    const before = await ratingOf(ann, bot);
    const begun = value(await ann.api.playBots({ body: { game: GAME, bots: ['novice'], rated: true } }));
    const eyes = watching(ann, begun.id);
    await eyes.play({ type: 'hide', code: 'rrybw' });
    await eyes.until(({ awaits }) => awaits.includes(0));
    await eyes.play({ type: 'guess', code: 'yyyyy' });
    await eyes.play({ type: 'resign' });
    expect((await changesOf(ann, begun.id)).map(({ player }) => player)).toEqual([ann.id]);
    expect(await ratingOf(ann, bot)).toEqual(before);
    expect((await ratingOf(ann))?.rating).toBeLessThan(1500);
  });
});

test('ratings are recomputed from the results: the same again, whatever was written into them', async () => {
  const [ann, bo] = await two();
  await beat(ann, bo);
  await beat(bo, ann);
  const honest = await ratingOf(ann);
  const store = await openStore(server.place, { committed: () => {}, failed: () => {} });
  const games = await loadGames();
  expect((await recomputeRatings({ store, games })).differences).toEqual([]);
  await server.ask(`update ratings set mu = 99 where player_id = '${ann.id}'`);
  expect((await recomputeRatings({ store, games })).differences).toEqual([
    { player: ann.id, game: GAME, pace: 'live', before: 3720, after: honest?.rating },
  ]);
  expect(await ratingOf(ann)).toEqual(honest);
  expect((await recomputeRatings({ store, games })).differences).toEqual([]);
  await store.close();
});

test('the admin sees who gained how much from whom', async () => {
  const [ann, bo] = await two();
  await beat(ann, bo);
  const admin = await server.enterAccount();
  const key = new URL(server.adminLink ?? '').searchParams.get('key') ?? '';
  value(await admin.api.redeemAdminKey({ body: { key } }));
  const { gains } = value(await admin.api.ratingGains());
  expect(gains.find(({ player }) => player.id === ann.id)).toMatchObject({
    player: { bot: false },
    opponent: { id: bo.id },
    game: GAME,
    pace: 'live',
    matches: 1,
    gained: 79,
    share: 1,
  });
  expect(gains.some(({ player }) => player.id === bo.id)).toBe(false);
});
