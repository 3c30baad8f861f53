import { expect, test } from 'vitest';
import { ROOM_LIFETIME_MS } from '../lobby/rooms/rooms.ts';
import { formatBytes } from './doctor/finding.ts';
import { type ExpiryDeps, removeUnused } from './expiry.ts';

const NOW = 1_000 * 86_400_000;
const DAY_MS = 86_400_000;

/** What is removed: days ago, in order. `batches`: how many tables each call removes, before it finds none. */
const remove = async (batches: readonly number[]) => {
  const removed: string[] = [];
  const left = [...batches];
  const note = (what: string, before: number) => void removed.push(`${what} ${(NOW - before) / DAY_MS}`);
  const deps: ExpiryDeps = {
    store: {
      rooms: { removeUnused: async (before: number) => note('rooms', before) },
      raceTraces: { removeBefore: async (before: number) => note('traces', before) },
      tables: {
        removeAbandoned: async (before: number) => {
          note('tables', before);
          return left.shift() ?? 0;
        },
      },
      players: {
        removeIdleGuests: async (before: number) => {
          note('guests', before);
          return 0;
        },
      },
    } as unknown as ExpiryDeps['store'],
    now: () => NOW,
    log: {
      info: (fields: unknown) => void removed.push(JSON.stringify(fields)),
      error: () => {},
    } as unknown as ExpiryDeps['log'],
  };
  await removeUnused(deps);
  return removed;
};

test('what nobody used is removed until nothing is left, tables before the guests who host them', async () => {
  const rooms = `rooms ${ROOM_LIFETIME_MS / DAY_MS}`;
  expect(await remove([])).toEqual([rooms, 'traces 90', 'tables 30', 'guests 30']);
  expect(await remove([50, 2])).toEqual([
    ...[rooms, 'traces 90', 'tables 30', 'tables 30', 'tables 30', 'guests 30'],
    '{"tables":52,"guests":0}',
  ]);
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [9_949, '9.9 kB'],
  [10_400, '10 kB'],
  [1_500_000_000, '1.5 GB'],
  [2e15, '2000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
