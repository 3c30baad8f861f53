import { ok, type Result, refuse } from '@sesame/kernel';
import { MAX_ROOM_MEMBERS } from '@sesame/protocol';
import type { StoredMember, StoredRoom } from '../../store/repositories/rooms.ts';

/** Pure changes of a room. */

const FULL = refuse('room-full', 'This room is full.');
const NOT_MEMBER = refuse('not-member', 'Join the room first.');
const NOT_OPENER = refuse('opener-stays', 'Only they themselves can leave: they opened this room.');

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

/** Who opened the room, or has been in it longest since they left. */
export const openerOf = ({ members }: Pick<StoredRoom, 'members'>): string | undefined =>
  members.find(({ device }) => device === undefined)?.player;

/** What members ask for that concerns others: that somebody is removed, by their id, or that the match ends. */
export const END_OF_MATCH = 'end-of-match';

/** Members who ask for something. */
export const askingFor = ({ members }: Pick<StoredRoom, 'members'>, what: string): readonly string[] =>
  members.flatMap(({ player, asks = [] }) => (asks.includes(what) ? [player] : []));

const withAsk = (room: StoredRoom, by: string, what: string): StoredRoom => ({
  ...room,
  members: room.members.map((one) =>
    one.player === by && !one.asks?.includes(what) ? { ...one, asks: [...(one.asks ?? []), what] } : one,
  ),
});

/** The room without what its members have asked for, when a match begins or ends. */
export const withoutAsks = (room: StoredRoom): StoredRoom => ({
  ...room,
  members: room.members.map(({ asks: _, ...member }) => member),
});

/** Whether more than half of some members ask for something. People on another's device have no voice of their own. */
const isAskedByMost = (room: StoredRoom, what: string, voters: readonly StoredMember[]): boolean => {
  const voices = voters.filter(({ device }) => device === undefined).map(({ player }) => player);
  return askingFor(room, what).filter((player) => voices.includes(player)).length > voices.length / 2;
};

/**
 * Removes a member with the people on their device: oneself, somebody on one's own device, or, as the opener, anybody.
 * Others ask for it until most members do. The opener is never removed: a room is found by a short code, by strangers too.
 */
export const withoutMember = (room: StoredRoom, by: string, player: string): Result<StoredRoom> => {
  if (!isMember(room, by)) return NOT_MEMBER;
  const gone = room.members.find((one) => one.player === player);
  if (gone === undefined) return ok(room);
  const opener = openerOf(room);
  if (by !== player && by !== gone.device && by !== opener) {
    if (player === opener) return NOT_OPENER;
    const asked = withAsk(room, by, player);
    if (!isAskedByMost(asked, player, room.members)) return ok(asked);
  }
  return ok({ ...room, members: room.members.filter((one) => one.player !== player && one.device !== player) });
};

/** Asks for the end of the match. It ends for the opener, or once most of its players have asked. */
export const askForEnd = (
  room: StoredRoom,
  by: string,
  seated: readonly string[],
): Result<{ readonly room: StoredRoom; readonly isDecided: boolean }> => {
  if (!isMember(room, by)) return NOT_MEMBER;
  if (by === openerOf(room)) return ok({ room: withoutAsks(room), isDecided: true });
  const asked = withAsk(room, by, END_OF_MATCH);
  const players = room.members.filter(({ player }) => seated.includes(player));
  const isDecided = isAskedByMost(asked, END_OF_MATCH, players);
  return ok({ room: isDecided ? withoutAsks(room) : asked, isDecided });
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
