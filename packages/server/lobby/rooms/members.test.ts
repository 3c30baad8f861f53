import type { Result } from '@sesame/kernel';
import { MAX_ROOM_MEMBERS } from '@sesame/protocol';
import { expect, test } from 'vitest';
import type { StoredMember, StoredRoom } from '../../store/repositories/rooms.ts';
import {
  askForEnd,
  forMember,
  openerOf,
  renamed,
  setWatching,
  withGuest,
  withMember,
  withoutAsks,
  withoutMember,
} from './membership.ts';

const member = (player: string, more: Partial<StoredMember> = {}): StoredMember => ({ player, name: player, ...more });
const roomOf = (...members: readonly StoredMember[]): StoredRoom => ({
  ...{ code: 'ABCD', version: 1, members, tables: [], usedAt: 0 },
});
/** Dee plays on Bo's device. */
const ROOM = roomOf(member('ann'), member('bo'), member('dee', { device: 'bo' }));
/** Who is in the room, or the code of the refusal. */
const seen = (result: Result<StoredRoom>) =>
  result.ok ? result.value.members.map(({ player }) => player).join(' ') : result.error.code;

test('somebody joins once, as long as there is room', () => {
  expect(seen(withMember(ROOM, member('cleo')))).toBe('ann bo dee cleo');
  expect(withMember(ROOM, member('bo', { name: 'Other' }))).toEqual({ ok: true, value: ROOM });
  const crowd = (count: number) => roomOf(...Array.from({ length: count }, (_, i) => member(`p${i}`)));
  expect(withMember(crowd(MAX_ROOM_MEMBERS - 1), member('cleo')).ok).toBe(true);
  expect(seen(withMember(crowd(MAX_ROOM_MEMBERS), member('cleo')))).toBe('room-full');
  expect(withMember(crowd(MAX_ROOM_MEMBERS), member('p0')).ok).toBe(true);
});

test('a guest joins on the device of a member', () => {
  const joined = withGuest(ROOM, 'ann', member('eve'));
  expect(joined.ok && joined.value.members.at(-1)).toEqual(member('eve', { device: 'ann' }));
  expect(seen(withGuest(ROOM, 'cleo', member('eve')))).toBe('not-member');
  expect([seen(forMember(ROOM, 'dee')), seen(forMember(ROOM, 'eve'))]).toEqual(['ann bo dee', 'not-member']);
});

test('the opener is the first with a device of their own', () => {
  expect(openerOf(ROOM)).toBe('ann');
  expect(openerOf(roomOf(member('dee', { device: 'bo' }), member('bo')))).toBe('bo');
  expect(openerOf(roomOf())).toBeUndefined();
});

test.each([
  ['oneself', 'bo', 'bo', 'ann'],
  ['somebody on one’s own device', 'bo', 'dee', 'ann bo'],
  ['oneself on another’s device', 'dee', 'dee', 'ann bo'],
  ['anybody, as the opener', 'ann', 'bo', 'ann'],
  ['the opener', 'bo', 'ann', 'opener-stays'],
  ['the owner of one’s device', 'dee', 'bo', 'ann bo dee'],
  ['somebody, from outside', 'eve', 'bo', 'not-member'],
  ['somebody who is not there', 'bo', 'eve', 'ann bo dee'],
])('who removes %s', (_, by, player, left) => {
  expect(seen(withoutMember(ROOM, by, player))).toBe(left);
});

test('one chooses to watch for oneself and those on one’s device', () => {
  const watch = (by: string, player: string, watching = true, room = ROOM) =>
    setWatching(room, by, { player, watching });
  const watchers = (result: Result<StoredRoom>) =>
    result.ok ? result.value.members.filter((one) => 'watching' in one).map(({ player }) => player) : result.error.code;
  expect([watchers(watch('bo', 'bo')), watchers(watch('bo', 'dee'))]).toEqual([['bo'], ['dee']]);
  expect([watchers(watch('ann', 'bo')), watchers(watch('dee', 'bo'))]).toEqual(['not-member', 'not-member']);
  const watching = roomOf(member('ann', { watching: true }), member('bo', { watching: true }));
  expect(watchers(watch('bo', 'bo', false, watching))).toEqual(['ann']);
});

test('what was asked for is forgotten, and a new name is shown, of one member alone', () => {
  const asking = roomOf(member('ann', { asks: ['bo'] }), member('bo', { asks: ['end-of-match'], watching: true }));
  expect(withoutAsks(asking)).toEqual(roomOf(member('ann'), member('bo', { watching: true })));
  expect(renamed(ROOM, 'bo', 'Zoe').members.map(({ name }) => name)).toEqual(['ann', 'Zoe', 'dee']);
  expect(askForEnd(ROOM, 'eve', ['ann', 'bo'])).toMatchObject({ ok: false, error: { code: 'not-member' } });
  expect(askForEnd(asking, 'ann', ['bo'])).toEqual({ ok: true, value: { room: withoutAsks(asking), isDecided: true } });
});
