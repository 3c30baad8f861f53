import { expect, test } from 'vitest';
import { makeEvent } from '../../lib/event.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import { loadMatch } from '../../match/load-match.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { makeFriendStatus } from './friend-status.ts';
import type { FriendsDeps } from './friends.ts';

const NOW = 10_000_000;
const IDLE_MS = 600_000;
const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;
const DAYS = { ...LIVE, kind: 'correspondence' } as const;

const make = (running: readonly object[] = []) => {
  const events = { match: makeEvent<LiveMatch>(), ended: makeEvent<LiveMatch>() };
  const changed = makeEvent<string>();
  const published: string[][] = [];
  const deps = {
    store: {
      friends: {
        friendsOf: async (...players: readonly string[]) => players.map((player) => `friend of ${player}`),
        runningMatchesOf: async (players: readonly string[]) =>
          running.filter((one) => 'player' in one && players.includes(String(one.player))),
      },
    },
    presence: { isOnline: (player: string) => player !== 'away', changed },
    events,
    now: () => NOW,
  };
  const status = makeFriendStatus(deps as unknown as FriendsDeps, (...players) => void published.push([...players]));
  return { of: status.of, events, changed, published };
};
const person = (player: string) => ({ player, name: player });

test('a friend is playing in the match moved on last, unless it is slow or has stood still', async () => {
  const at = (player: string, match: string, movedAt: number, pace: object = LIVE) => ({
    player,
    match,
    movedAt,
    pace,
  });
  const { of } = make([
    at('ann', 'newer', NOW - 5),
    at('ann', 'older', NOW - 9),
    at('bo', 'slow', NOW, DAYS),
    at('cleo', 'idle', NOW - IDLE_MS),
    at('dee', 'nearly idle', NOW - IDLE_MS + 1),
    at('away', 'left', NOW),
  ]);
  expect(await of(['ann', 'bo', 'cleo', 'dee', 'away'].map(person))).toEqual([
    { ...person('ann'), state: 'playing', match: 'newer' },
    { ...person('bo'), state: 'online' },
    { ...person('cleo'), state: 'online' },
    { ...person('dee'), state: 'playing', match: 'nearly idle' },
    { ...person('away'), state: 'away' },
  ]);
});

test('friends are told once that a match has begun, and when it has ended', async () => {
  const { rules, stored } = await loadDuel();
  const { events, changed, published } = make();
  const friends = ['friend of ann', 'friend of bo'];
  const load = (pace: typeof LIVE | typeof DAYS) => loadMatch({ ...stored, pace }, rules, []);
  const told = async (happens: () => void) => {
    happens();
    await Promise.resolve();
    await Promise.resolve();
    return published.splice(0);
  };
  const match = load(LIVE);
  expect(await told(() => events.match.emit(match))).toEqual([friends]);
  expect(await told(() => events.match.emit(match))).toEqual([]);
  expect(await told(() => events.ended.emit(match))).toEqual([friends]);
  expect(await told(() => events.match.emit(load(DAYS)))).toEqual([]);
  const over = load(LIVE);
  over.committed = { ...over.committed, outcome: { ranks: [1, 2] } };
  expect(await told(() => events.match.emit(over))).toEqual([]);
  expect(await told(() => changed.emit('cleo'))).toEqual([['friend of cleo']]);
});
