import type { NodeClient } from '@sesame/client';
import { makeRng } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import { GAMES } from '@sesame/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assemble, type Cast, given, ROLES } from './authorisation-cast.ts';
import { makeScene } from './authorisation-scene.ts';
import { addressOf, HTTP_CASES } from './authorisation-table.ts';
import { type Eavesdropper, excessIn, openEavesdropper, truthOf } from './eavesdropper.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { useTestTime } from './test-time.ts';

let server: OpenServer;
let inside: OpenServer['inside'];
let url: string;
const time = useTestTime(() => [url]);
beforeAll(async () => {
  server = await openServer({ botTempo: 0 });
  ({ inside, url } = server);
});
afterAll(() => server.close());

const enter = () => server.enter();

/** Number of human moves, made or attempted, before a player resigns. */
const LONGEST = 60;

/** A match of two people with bots in the other seats, and a spectator. */
const sitDown = async (game: string) => {
  const [ann, bo, cas] = [await enter(), await enter(), await enter()];
  const { seats: places, bots } = given(await gamesOf()).find(({ id }) => id === game) ?? {
    seats: { max: 2 },
    bots: [],
  };
  const seats = Math.min(3, places.max);
  const table = given(await ann.api.openTable({ body: { game, seats, options: OPTIONS[game] ?? {} } }));
  if (seats === 3)
    given(await ann.api.seatBot({ params: { id: table.id }, body: { bot: bots[0]?.id ?? '', seat: 2 } }));
  const { match = '' } = given(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }));
  const ears = [
    await openEavesdropper(url, ann, 0),
    await openEavesdropper(url, bo, 1),
    await openEavesdropper(url, cas, 'spectator'),
    await openEavesdropper(url, ann, 0),
    await openEavesdropper(url, cas, 'spectator'),
  ] as const;
  for (const [n, ear] of ears.entries()) {
    // The first connections get whole views, the others patches.
    void ear.say({ type: 'watch', topic: `match:${match}`, ...(n > 2 && { changes: true }) });
    for (const topic of [`table:${table.id}`, `chat:${table.id}`, 'lobby', 'me', 'playing']) {
      void ear.say({ type: 'watch', topic });
    }
  }
  return { ann, bo, cas, match, ears };
};
/** Without clocks. */
const OPTIONS: Readonly<Record<string, Record<string, boolean>>> = {
  'crazy-mix': { apart: true },
  'crystal-code': { apart: true },
};

interface Listed {
  readonly id: string;
  readonly seats: { readonly max: number };
  readonly bots: readonly { readonly id: string }[];
}
const gamesOf = async () =>
  ({ ok: true, value: (await (await fetch(`${url}/api/games`)).json()) as Listed[] }) as const;

/** Plays random moves until the match is over or the limit is reached. */
const playOut = async (id: string, ears: readonly Eavesdropper[]): Promise<void> => {
  const rng = makeRng(id);
  for (let moves = 0; moves < LONGEST; ) {
    const match = await inside.services.matches.find(id);
    if (match === undefined || match.committed.outcome !== undefined) return;
    const seat = match.committed.awaits.seats.find((one) => one < 2);
    if (seat === undefined || match.head !== match.committed) {
      // A bot thinks, the clock acts, or a move is being written.
      const { committed } = match;
      await time.until(() => match.committed !== committed);
      continue;
    }
    const move = match.rules.sample(match.committed.state, seat, rng);
    await ears[seat]?.say({ type: 'play', match: id, key: `random-${moves}`, move });
    moves += 1;
  }
  await ears[0]?.say({ type: 'play', match: id, key: 'gives-up', move: { type: 'resign' } });
};

const cookieIn = ({ cookie }: NodeClient) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

describe.each(GAMES.map(({ id }) => ({ game: id })))('$game', ({ game }) => {
  test('every byte sent is what the rules show its viewer', async () => {
    const { ann, bo, cas, match: id, ears } = await sitDown(game);
    await playOut(id, ears);
    const hasAll = async ({ frames, viewer }: Eavesdropper) => {
      const now = await inside.services.matches.find(id);
      const news = frames.map((frame) => JSON.parse(frame)).findLast(({ type }) => type === 'match');
      return now !== undefined && news?.seq === seqFor(now.committed, viewer);
    };
    for (const ear of ears) await expect.poll(() => hasAll(ear)).toBe(true);
    for (const ear of ears) ear.close();

    const match = await inside.services.matches.find(id);
    if (match === undefined) throw new Error('there is no such match');
    const { rules, stored } = match;
    const truth = truthOf(rules, stored.seats.length, stored.options, await inside.services.store.log.read(id));
    for (const { frames, viewer } of ears) {
      expect(frames.length).toBeGreaterThan(5);
      expect(excessIn(frames, viewer, truth)).toEqual([]);
    }
    // Check of the check: one viewer's frames would be leaks to the other.
    expect(excessIn(ears[0].frames, 1, truth).length).toBeGreaterThan(0);
    expect(excessIn(ears[3].frames, 1, truth).length).toBeGreaterThan(0);
    const bytes = ears.map(({ frames }) => frames.join('\n'));
    const secrets = [
      stored.secret,
      ...stored.contributions.filter((hex) => hex !== ''),
      ...[ann, bo, cas].map(cookieIn),
    ];
    expect(secrets.every((secret) => secret.length > 20)).toBe(true);
    for (const secret of secrets) expect(bytes.some((text) => text.includes(secret))).toBe(false);
  });
});

test('a hidden code is in no byte sent to others before it is found', async () => {
  const { match, ears } = await sitDown('crack-the-code');
  const [ann, bo, cas] = ears;
  const play = (ear: Eavesdropper, move: object) =>
    ear.say({ type: 'play', match, key: `code-${Math.random()}`.replace('.', '-'), move });
  expect(await play(ann, { type: 'hide', code: 'rybwg' })).toEqual({});
  expect(await play(bo, { type: 'hide', code: 'gwbyr' })).toEqual({});
  for (let turn = 0; turn < 4; turn++) {
    const live = await inside.services.matches.find(match);
    const seat = live?.committed.awaits.seats[0] === 1 ? bo : ann;
    expect(await play(seat, { type: 'guess', code: 'rrrrr' })).toEqual({});
  }
  await expect.poll(() => cas.frames.join('').includes('rrrrr')).toBe(true);
  expect(bo.frames.join('\n')).not.toContain('rybwg');
  expect(ann.frames.join('\n')).not.toContain('gwbyr');
  expect(cas.frames.join('\n')).not.toMatch(/rybwg|gwbyr/);
  for (const ear of ears) ear.close();
});

describe('over HTTP', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await assemble(inside);
  });
  const reading = HTTP_CASES.map((one) => [addressOf(one.route), one] as const).filter(([address]) =>
    address.startsWith('GET '),
  );

  test('no route reveals a secret to anybody', async () => {
    const scene = makeScene(cast);
    const paths: string[] = [];
    for (const [address, { request }] of reading) paths.push((await request?.(scene))?.path ?? address.slice(4));
    const { store } = inside.services;
    const matches = await store.admin.listRunning(100);
    const tables = await store.admin.listWaitingTables(0, 100);
    const kept = await Promise.all(['cookie_key', 'vapid_keys', 'signing_key'].map((key) => store.keyValues.get(key)));
    const secrets = [
      ...matches.flatMap(({ secret, contributions }) => [secret, ...contributions]),
      ...tables.map(({ secret }) => secret),
      ...kept.flatMap((value) => (value?.startsWith('{') ? JSON.parse(value).privateKey : value)),
      ...[cast.host, cast.guest, cast.seated, cast.friend].map(cookieIn),
      ...Object.values(cast.headers).map(({ authorization }) => authorization?.slice('Bearer '.length)),
    ].filter((secret) => secret !== undefined && secret !== '');
    expect(secrets.length).toBeGreaterThan(20);
    const leaks: string[] = [];
    for (const path of paths) {
      for (const role of ROLES) {
        const { headers, body } = await inside.inject({ method: 'GET', url: path, headers: cast.headers[role] });
        const text = JSON.stringify(headers) + body;
        if (secrets.some((secret) => text.includes(String(secret)))) leaks.push(`${path} to ${role}`);
      }
    }
    expect(leaks).toEqual([]);
  });
});
