import { expect, test } from 'vitest';
import { makeEvent } from '../lib/event.ts';
import type { StoredMatch } from '../store/store.ts';
import { STORED_DUEL } from '../tests/stored-match.ts';
import { offerFeaturedMatches } from './featured-matches.ts';

type Deps = Parameters<typeof offerFeaturedMatches>[0];

const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;
const match = (id: string, more: Partial<StoredMatch> = {}): StoredMatch => ({
  ...STORED_DUEL,
  id,
  pace: LIVE,
  ...more,
});
const against = (player: string) => ({
  seats: [
    { name: player, player },
    { name: 'Master', bot: 'master' },
  ],
});

/** The matches that are shown of those that run, by id. Master Mia is rated 1800, Nia as much but not yet for sure. */
const featured = async (running: readonly StoredMatch[], watchers: Readonly<Record<string, number>> = {}) => {
  let read: (() => Promise<unknown>) | undefined;
  const ratings = {
    ann: { shown: 1_799, isProvisional: false },
    mia: { shown: 1_800, isProvisional: false },
    nia: { shown: 1_800, isProvisional: true },
  };
  const deps = {
    store: { admin: { listOpenRunning: async () => running } },
    matches: { find: async () => undefined, spectatorCountOf: (id: string) => watchers[id] ?? 0 },
    ratings: {
      ofAll: async (players: readonly string[]) => players.map((one) => ratings[one as keyof typeof ratings]),
    },
    presence: { isOnline: (player: string) => player !== 'away' && player !== 'bo', changed: makeEvent() },
    events: { match: makeEvent(), watched: makeEvent() },
  };
  const offer = (_: string, source: (id: string) => Promise<unknown>) => {
    read = () => source('');
  };
  offerFeaturedMatches(deps as unknown as Deps, { offer, publishSoon: () => {} });
  const { matches } = JSON.parse(String(await read?.())) as { matches: readonly { id: string }[] };
  return matches.map(({ id }) => id);
};

test.each<[string, boolean, StoredMatch]>([
  ['between two people', true, match('m')],
  ['by correspondence', false, match('m', { pace: { ...LIVE, kind: 'correspondence' } })],
  ['without a clock', true, match('m', { pace: { kind: 'none', perMove: 0, bank: 0 } })],
  [
    'whose people are both away',
    false,
    match('m', { seats: ['away', 'bo'].map((player) => ({ name: player, player })) }),
  ],
  ['of a strong player against a bot', true, match('m', against('mia'))],
  ['of another player against a bot', false, match('m', against('ann'))],
  ['of somebody who may be strong against a bot', false, match('m', against('nia'))],
])('whether a match %s is featured', async (_, is, one) => {
  expect(await featured([one])).toEqual(is ? ['m'] : []);
});

test('the four matches with most spectators are shown', async () => {
  const running = ['a', 'b', 'c', 'd', 'e'].map((id) => match(id));
  expect(await featured(running, { b: 1, e: 3, d: 1 })).toEqual(['e', 'b', 'd', 'a']);
});
