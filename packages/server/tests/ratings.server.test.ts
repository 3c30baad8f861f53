import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestAs } from './http-request.ts';
import { beat } from './play-rated.ts';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

const LIVE = { game: 'crack-the-code', pace: 'live' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const value = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const enter = (name: string): Promise<NodeClient> => server.enterAccount(name);

describe('ratings', () => {
  test('change at the end of a match, once', async () => {
    const [ann, bo] = [await enter('Ann once'), await enter('Bo once')];
    expect(value(await ann.api.ratings({ query: { ...LIVE, player: [ann.id, bo.id] } }))).toEqual(
      [1, 2].map(() => ({ rating: 1500, deviation: 250, played: 0, provisional: true })),
    );
    const match = await beat(ann, bo);
    const changes = value(await ann.api.matchRatings({ params: { id: match } }));
    expect(changes).toEqual([
      { seat: 0, player: ann.id, before: 1500, after: 1579, provisional: true },
      { seat: 1, player: bo.id, before: 1500, after: 1421, provisional: true },
    ]);
    await server.restart();
    expect(value(await ann.api.matchRatings({ params: { id: match } }))).toEqual(changes);
    expect(
      value(await ann.api.ratings({ query: { ...LIVE, player: [bo.id, ann.id] } })).map(({ rating, played }) => [
        rating,
        played,
      ]),
    ).toEqual([
      [1421, 1],
      [1579, 1],
    ]);
  });

  test('don’t change at unrated tables, nor against bots by default', async () => {
    const [ann, bo] = [await enter('Ann unrated'), await enter('Bo unrated')];
    const pace = { kind: 'live', perMove: 60, bank: 0 } as const;
    const table = value(await ann.api.openTable({ body: { game: 'crack-the-code', pace, rated: false } }));
    const { match = '' } = value(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }));
    const eyes = watching(ann, match);
    expect((await eyes.until(() => true)).info.rated).toBe(false);
    await eyes.play({ type: 'resign' });
    expect(value(await ann.api.matchRatings({ params: { id: match } }))).toEqual([]);
    const wish = { game: 'crack-the-code', bots: ['master'] };
    expect(value(await ann.api.playBots({ body: wish })).rated).toBe(false);
    expect(value(await ann.api.playBots({ body: { ...wish, rated: true } }))).toMatchObject({
      rated: true,
      pace: { kind: 'live', perMove: 30 },
    });
  });

  test('don’t change in matches with the same bot twice, with the reason', async () => {
    const ann = await enter('Ann of two bots');
    const wish = { game: 'fake-crystal', bots: ['master', 'master'], rated: true };
    const begun = await ann.api.playBots({ body: wish });
    expect(begun.ok && begun.value.rated).toBe(false);
  });

  test('have no changes for running or unknown matches', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo]);
    expect(value(await ann.api.matchRatings({ params: { id: duel.match } }))).toEqual([]);
    const missing = await ann.api.matchRatings({ params: { id: 'nothing' } });
    expect(missing.ok ? '' : missing.error.code).toBe('no-match');
  });

  test('list accounts only, and show the viewer’s place', async () => {
    const [ann, bo] = [await enter('Ann the first'), await enter('Bo the second')];
    const guest = await server.enter();
    await beat(ann, bo);
    await beat(bo, guest);
    // Established as after many matches.
    await server.ask(`update ratings set played = 10, sigma = 5, provisional = 0`);
    const board = value(await guest.api.leaderboard({ query: LIVE }));
    const ids = board.best.map(({ id }) => id);
    expect(ids.indexOf(ann.id)).toBeLessThan(ids.indexOf(bo.id));
    expect(ids).not.toContain(guest.id);
    expect(board.best.every(({ bot }) => !bot)).toBe(true);
    expect(board.you).toMatchObject({ rating: { played: 0, provisional: true } });
    expect(board.you.place).toBeUndefined();
    expect(value(await bo.api.leaderboard({ query: LIVE })).you).toMatchObject({ rating: { played: 10 } });
  });
});

describe('a profile', () => {
  test('contains ratings with history, statistics, and filtered, paginated matches', async () => {
    const [ann, bo] = [await enter('Anna'), await enter('Bob')];
    const matches: string[] = [];
    for (let n = 0; n < 22; n++) matches.push(await (n % 2 === 0 ? beat(ann, bo) : beat(bo, ann)));
    const running = await openDuel([ann, bo]);
    await running.ann.play({ type: 'hide', code: 'rrybw' });

    const profile = value(await bo.api.profile({ params: { id: ann.id } }));
    expect(profile).toMatchObject({ id: ann.id, name: 'Anna', kind: 'account', bot: false });
    expect(profile.ratings).toEqual([expect.objectContaining({ ...LIVE, played: 22 })]);
    expect(profile.statistics).toMatchObject([
      { game: 'crack-the-code', all: { matches: 22, won: 11, drew: 0, lost: 11 } },
    ]);
    expect(profile.opponents).toEqual([{ id: bo.id, name: 'Bob', bot: false }]);
    expect(profile.running.map(({ id }) => id)).toEqual([running.match]);
    expect(JSON.stringify(profile)).not.toMatch(/rrybw|secret|contribution/);

    const history = value(await bo.api.ratingHistory({ params: { id: ann.id }, query: LIVE }));
    expect(history.map(({ match }) => match)).toEqual(matches);
    expect(history.at(-1)?.rating).toBe(profile.ratings[0]?.rating);

    const first = value(await bo.api.playedMatches({ params: { id: ann.id } }));
    expect(first.matches.map(({ match }) => match.id)).toEqual(matches.slice(2).toReversed());
    const second = value(await bo.api.playedMatches({ params: { id: ann.id }, query: { before: first.next } }));
    expect(second.matches.map(({ match }) => match.id)).toEqual(matches.slice(0, 2).toReversed());
    expect(second.next).toBeUndefined();
    const lost = value(
      await bo.api.playedMatches({ params: { id: ann.id }, query: { result: 'lost', rated: true, opponent: bo.id } }),
    );
    expect(lost.matches.map(({ match }) => match.id)).toEqual(matches.filter((_, n) => n % 2 === 1).toReversed());
    expect(lost.matches[0]).toMatchObject({ seat: 1, rank: 2, result: 'lost' });
    expect(value(await bo.api.playedMatches({ params: { id: ann.id }, query: { game: 'crazy-mix' } })).matches).toEqual(
      [],
    );

    expect(value(await ann.api.headToHead({ params: { id: ann.id, other: bo.id } }))).toMatchObject({
      player: { name: 'Anna' },
      other: { name: 'Bob' },
      all: { matches: 22, won: 11, drew: 0, lost: 11 },
    });
  });

  test('has the records of ended matches as one download, one per line', async () => {
    const [ann, bo] = [await enter('Records'), await enter('Records too')];
    const matches = [await beat(ann, bo), await beat(bo, ann)];
    await openDuel([ann, bo]);
    const file = await fetch(`${server.url}/api/players/${ann.id}/records?result=won`);
    expect(file.headers.get('content-type')).toContain('application/x-ndjson');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(
      (await file.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([value(await ann.api.matchRecord({ params: { id: matches[0] ?? '' } }))]);
    const all = await fetch(`${server.url}/api/players/${ann.id}/records`);
    expect((await all.text()).trimEnd().split('\n')).toHaveLength(2);
    const none = await fetch(`${server.url}/api/players/${ann.id}/records?game=crazy-mix`);
    expect(await none.text()).toBe('');
  });

  test('exists for built-in bots, and not for unknown ids', async () => {
    const ann = await server.enter();
    const bot = value(await ann.api.profile({ params: { id: 'bot:crack-the-code:master' } }));
    expect(bot).toMatchObject({ kind: 'bot', bot: true });
    for (const id of ['nobody', 'bot:crack-the-code:nobody', 'bot:nothing:master']) {
      const missing = await ann.api.profile({ params: { id } });
      expect(missing.ok ? '' : missing.error.code).toBe('no-player');
    }
    expect((await requestAs(server.url, '', ['GET', '/players/a%20b'])).status).toBe(400);
    expect((await requestAs(server.url, '', ['GET', '/players/x/matches?before=yesterday'])).status).toBe(400);
    expect((await requestAs(server.url, '', ['GET', '/leaderboard?game=crack-the-code&pace=blitz'])).status).toBe(400);
  });

  test('is found by part of the name: accounts and bots, no guests', async () => {
    const ann = await enter('Zenobia');
    const guest = await server.enter();
    expect(value(await guest.api.findPlayers({ query: { name: 'ENOB' } }))).toEqual([
      { id: ann.id, name: 'Zenobia', bot: false },
    ]);
    expect(value(await guest.api.findPlayers({ query: { name: guest.name } }))).toEqual([]);
    expect(value(await guest.api.findPlayers({ query: { name: 'master' } })).some(({ bot }) => bot)).toBe(true);
  });

  test('of a deleted player says only that; the others keep theirs', async () => {
    const [ann, bo] = [await enter('Leaving'), await enter('Staying')];
    const match = await beat(ann, bo);
    const exported = value(await ann.api.exportAccount()) as { ratings: object[]; ratingChanges: object[] };
    expect(exported.ratings).toEqual([expect.objectContaining({ ...LIVE, played: 1 })]);
    expect(exported.ratingChanges).toEqual([expect.objectContaining({ match, player: ann.id })]);
    value(await ann.api.deleteAccount());
    expect(value(await bo.api.profile({ params: { id: ann.id } }))).toMatchObject({
      kind: 'left',
      ratings: [],
      statistics: [],
      running: [],
    });
    expect(value(await bo.api.playedMatches({ params: { id: ann.id } })).matches).toEqual([]);
    expect(value(await bo.api.ratingHistory({ params: { id: ann.id }, query: LIVE }))).toEqual([]);
    expect(value(await bo.api.matchRatings({ params: { id: match } })).map(({ player }) => player)).toEqual([bo.id]);
    expect(value(await bo.api.profile({ params: { id: bo.id } })).ratings).toHaveLength(1);
  });
});
