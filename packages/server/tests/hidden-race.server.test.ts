import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from './authorisation-cast.ts';
import { type Eavesdropper, openEavesdropper } from './eavesdropper.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { useTestTime } from './test-time.ts';

let server: OpenServer;
let inside: OpenServer['inside'];
let url: string;
const time = useTestTime(() => [url]);
beforeAll(async () => {
  server = await openServer();
  ({ inside, url } = server);
});
afterAll(() => server.close());

const enter = () => server.enter();

interface Timed {
  readonly at?: number;
  readonly clocks?: readonly { readonly left: number; readonly bank: number; readonly runs: boolean }[];
}

/** Without what passes by itself: a clock is known by when it ends, in tenths of a second. */
const timeless = ({ at = 0, clocks, ...rest }: Timed) => ({
  ...rest,
  clocks: clocks?.map(({ left, bank, runs }) => ({ bank, runs, end: runs && Math.round((left + at) / 100) })),
});

/** Everything that can be read about a match over HTTP. */
const readAll = async (match: string, { cookie }: NodeClient) => {
  const paths = [`matches/${match}`, `matches/${match}/record`, `matches/${match}/view`, 'matches?which=running'];
  const read = async (path: string) => (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json();
  return (await Promise.all(paths.map(read))).map((json) => (Array.isArray(json) ? json : timeless(json)));
};

const GAMES = [
  { game: 'crystal-code', opens: { type: 'ready' }, ends: { type: 'give-up' } },
  { game: 'crazy-mix', opens: { type: 'open' }, ends: { type: 'pass' } },
] as const;
const PACE = { kind: 'live', perMove: 60, bank: 60 } as const;

/** A match apart of Ann and Bo, heard by both and by a spectator. */
const sitDown = async (game: string) => {
  const [ann, bo, cas] = [await enter(), await enter(), await enter()];
  const table = given(await ann.api.openTable({ body: { game, seats: 2, pace: PACE, options: { apart: true } } }));
  const { match = '' } = given(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }));
  const ears = await Promise.all([openEavesdropper(url, ann, 0), openEavesdropper(url, bo, 1)]);
  const spectator = await openEavesdropper(url, cas, 'spectator');
  for (const ear of [...ears, spectator]) {
    for (const topic of [`match:${match}`, 'me', 'playing', 'lobby', `table:${table.id}`]) {
      void ear.say({ type: 'watch', topic });
    }
  }
  return { match, ann: ears[0], bo: { ...ears[1], client: bo }, spectator: { ...spectator, client: cas } };
};
/** Longer than anything is held back before it is sent. */
const pass = () => time.skip(2_000);
const lastSeq = ({ frames }: Eavesdropper): number =>
  frames.map((frame) => JSON.parse(frame)).findLast(({ type }) => type === 'match').seq;

test.each(GAMES)('$game: nobody can tell when a rival starts their own race', async ({ game, opens, ends }) => {
  const { match, ann, bo, spectator } = await sitDown(game);
  const others = [bo, spectator];
  const isCounted = ({ frames }: Eavesdropper) => frames.some((frame) => frame.includes('"type":"watchers"'));
  await expect.poll(() => others.every(isCounted)).toBe(true);
  await pass();
  const look = () => Promise.all(others.map(({ client }) => readAll(match, client)));
  const [before, heard, seqs] = [await look(), others.map(({ frames }) => frames.length), others.map(lastSeq)];
  const own = lastSeq(ann);

  expect(await ann.say({ type: 'play', match, key: 'opens-now', move: opens })).toEqual({});
  await pass();
  expect(lastSeq(ann)).toBe(own + 1);
  expect(others.map(({ frames }, n) => frames.slice(heard[n]))).toEqual([[], []]);
  expect(await look()).toEqual(before);

  // What everybody may know is counted on from where they were.
  expect(await ann.say({ type: 'play', match, key: 'is-done-now', move: ends })).toEqual({});
  await expect.poll(() => others.map(lastSeq)).toEqual(seqs.map((seq) => seq + 1));
  const told = others.map(({ frames: all }) =>
    all.map((frame) => JSON.parse(frame)).findLast(({ type }) => type === 'match'),
  );
  for (const [n, { told: news }] of told.entries()) expect(news).toMatchObject([{ ply: (seqs[n] ?? 0) + 1, by: 0 }]);
  for (const { close } of [ann, ...others]) close();
});

test.each(GAMES)(
  '$game: the hidden part of a match is counted the same after it is loaded again',
  async ({ game, opens }) => {
    const { match, ann, bo, spectator } = await sitDown(game);
    await ann.say({ type: 'play', match, key: 'opens-now', move: opens });
    const known = await readAll(match, bo.client);
    for (const { close } of [ann, bo, spectator]) close();
    await expect
      .poll(() => inside.services.matches.evictIdle(-1) ?? inside.services.matches.cached(match))
      .toBeUndefined();
    expect(await readAll(match, bo.client)).toEqual(known);
  },
);
