import { ok, type Result, refuse } from '@sesame/kernel';
import { MAX_ROOM_MEMBERS } from '@sesame/protocol';
import type { StoredMember, StoredRoom } from '../../store/repositories/rooms.ts';

/** Pure changes of a room. */

const FULL = refuse('room-full', 'This room is full.');
const NOT_MEMBER = refuse('not-member', 'Join the room first.');

const isMember = ({ members }: StoredRoom, player: string): boolean =>
  members.some((member) => member.player === player);

/** Adds a member, unless they are one. */
export const withMember = (room: StoredRoom, member: StoredMember): Result<StoredRoom> => {
  if (isMember(room, member.player)) return ok(room);
  return room.members.length < MAX_ROOM_MEMBERS ? ok({ ...room, members: [...room.members, member] }) : FULL;
};

/** Adds a person who plays on a member's device. */
export const withGuest = (room: StoredRoom, device: string, guest: Omit<StoredMember, 'device'>): Result<StoredRoom> =>
  isMember(room, device) ? withMember(room, { ...guest, device }) : NOT_MEMBER;

/** Removes a member with the people on their device. */
export const withoutMember = (room: StoredRoom, by: string, player: string): Result<StoredRoom> => {
  if (!isMember(room, by)) return NOT_MEMBER;
  const members = room.members.filter((one) => one.player !== player && one.device !== player);
  return ok(members.length === room.members.length ? room : { ...room, members });
};

/** Says whether a member only watches; for oneself and the people on one's device. */
export const setWatching = (
  room: StoredRoom,
  by: string,
  { player, watching }: { readonly player: string; readonly watching: boolean },
): Result<StoredRoom> => {
  const mine = room.members.find((one) => one.player === player && (one.player === by || one.device === by));
  if (mine === undefined) return NOT_MEMBER;
  const members = room.members.map((one): StoredMember => {
    if (one !== mine) return one;
    const { watching: _, ...rest } = one;
    return watching ? { ...rest, watching: true } : rest;
  });
  return ok({ ...room, members });
};

export const renamed = (room: StoredRoom, player: string, name: string): StoredRoom => ({
  ...room,
  members: room.members.map((one) => (one.player === player ? { ...one, name } : one)),
});

/** The room, for its members only. */
export const forMember = (room: StoredRoom, player: string): Result<StoredRoom> =>
  isMember(room, player) ? ok(room) : NOT_MEMBER;
