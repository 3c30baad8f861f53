import type { Result } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { StoredRoom } from '../../store/repositories/rooms.ts';
import { askForEnd, withoutMember } from './membership.ts';

/** A room that Ann has opened; Dee plays on Cleo's device. */
const roomOf = (...players: readonly string[]): StoredRoom => ({
  code: 'ABCD',
  version: 1,
  members: players.map((player) => ({ player, name: player, ...(player === 'dee' && { device: 'cleo' }) })),
  tables: [],
  usedAt: 0,
});
const FOUR = roomOf('ann', 'bo', 'cleo', 'eve');
const FIVE = roomOf('ann', 'bo', 'cleo', 'eve', 'dan');
const expectOk = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

test.each([
  ['one of four', FOUR, ['bo'], false],
  ['half of four', FOUR, ['bo', 'cleo'], false],
  ['one who asks again and again', FOUR, ['bo', 'bo', 'bo'], false],
  ['three of four', FOUR, ['bo', 'cleo', 'eve'], true],
  ['two of three with a voice', roomOf('ann', 'bo', 'cleo', 'dee'), ['bo', 'cleo'], true],
])('a match is ended by those who ask for it: %s', (_, room, asking, isEnded) => {
  let now = room;
  const decided = asking.map((by) => {
    const asked = expectOk(askForEnd(now, by, ['ann', 'bo', 'cleo', 'eve']));
    now = asked.room;
    return asked.isDecided;
  });
  expect(decided.at(-1)).toBe(isEnded);
});

test.each([
  ['half of the members', FOUR, ['bo', 'cleo'], true],
  ['most members', FIVE, ['bo', 'cleo', 'dan'], false],
  ['the opener', FOUR, ['ann'], false],
  ['nobody but themselves', FOUR, ['eve'], false],
])('somebody can be removed by those who ask for it: %s', (_, room, asking, isThere) => {
  const left = asking.reduce((now, by) => expectOk(withoutMember(now, by, 'eve')), room);
  expect(left.members.some(({ player }) => player === 'eve')).toBe(isThere);
});

test('a member who leaves takes the people on their device along', () => {
  const left = expectOk(withoutMember(roomOf('ann', 'bo', 'cleo', 'dee'), 'cleo', 'cleo'));
  expect(left.members.map(({ player }) => player)).toEqual(['ann', 'bo']);
});

test('nobody else can remove the opener', () => {
  expect(withoutMember(FOUR, 'bo', 'ann')).toMatchObject({ ok: false, error: { code: 'opener-stays' } });
  expect(expectOk(withoutMember(FOUR, 'ann', 'ann')).members).toHaveLength(3);
});
