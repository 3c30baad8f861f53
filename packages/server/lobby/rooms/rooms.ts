import { areOptionsFor, ok, type Result, refuse } from '@sesame/kernel';
import type { ChooseGame } from '@sesame/protocol';
import type { Presence } from '../../cluster/presence.ts';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import type { Games } from '../../lib/games.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { parseMatchSettings, WRONG_SEATS } from '../../match/match-settings.ts';
import type { Matches } from '../../match/matches.ts';
import type { StoredRoom } from '../../store/repositories/rooms.ts';
import type { Chair, Store, StoredPlayer } from '../../store/store.ts';
import { personChair } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import {
  askForEnd,
  forMember,
  renamed,
  setWatching,
  withGuest,
  withMember,
  withoutAsks,
  withoutMember,
} from './membership.ts';
import { type NextPlayers, nextPlayers } from './next-players.ts';
import { type CurrentTable, currentTable } from './public-room.ts';
import { makeRoomCode } from './room-code.ts';
import { NO_SCORE, roomScores } from './scores.ts';

/**
 * Rooms: people in one place who play one match after another. Every member may do everything, except that removing others
 * and ending a match takes the opener, or most of them.
 */
export interface Rooms {
  open(player: StoredPlayer): Promise<Result<StoredRoom>>;
  find(code: string): Promise<Result<StoredRoom>>;
  /** The room for somebody at an address, who may be trying codes: those that nobody has are limited. */
  findFor(address: string, code: string): Promise<Result<StoredRoom>>;
  join(code: string, player: StoredPlayer): Promise<Result<StoredRoom>>;
  /** Leaves the room, removes another member, or asks for it. */
  remove(code: string, by: string, player: string): Promise<Result<StoredRoom>>;
  setWatching(
    code: string,
    by: string,
    wish: { readonly player: string; readonly watching: boolean },
  ): Promise<Result<StoredRoom>>;
  /** Adds a person who plays on a member's device. */
  addGuest(code: string, device: string, name: string): Promise<Result<StoredRoom>>;
  choose(code: string, by: string, wish: ChooseGame): Promise<Result<StoredRoom>>;
  /** Starts the next game, unrated and without a clock, with the members who are present. */
  start(code: string, by: string): Promise<Result<StoredRoom>>;
  /** Ends the current match without a result, or asks for it. */
  endMatch(code: string, by: string): Promise<Result<StoredRoom>>;
  /** Shows the new name of a player in their rooms. */
  rename(player: Pick<StoredPlayer, 'id' | 'name'>): Promise<void>;
}

export interface RoomsDeps {
  readonly store: Pick<Store, 'rooms' | 'tables' | 'players' | 'accounts' | 'friends'>;
  readonly games: Games;
  readonly tables: Pick<Tables, 'beginWith' | 'dissolve'>;
  readonly matches: Pick<Matches, 'find' | 'abort'>;
  readonly presence: Pick<Presence, 'isOnline'>;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
  readonly onChanged: (code: string) => void;
}

/** A room that nobody has used for this long is gone. */
export const ROOM_LIFETIME_MS = 86_400_000;
/** How long a start has, from the change of the room to the new table. */
const OPENING_MS = 3_000;
/** Tries to find a code that is free. */
const MAX_CODES_TRIED = 20;

/** A code is short enough to be found by trying; people mistype a few. */
const MISSES_PER_ADDRESS = { uses: 30, seconds: 600 };

const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');
const NO_ROOM = refuse('no-room', 'Room not found. Check the four letters.');
const NO_CODE = refuse('no-code', 'All rooms are taken right now. Try again later.');
const NO_NEXT = refuse('no-next', 'Choose a game first.');
const BUSY = refuse('room-busy', 'This room is still playing a match.');
const TOO_FEW = refuse('too-few-players', 'Not enough players are here for this game.');
const KEPT_APART = refuse('kept-apart', 'You can’t play with this player.');

export const makeRooms = (deps: RoomsDeps): Rooms => {
  const { store, games, tables, matches, presence, now, onChanged } = deps;
  const misses = deps.makeRateLimiter('room-misses', MISSES_PER_ADDRESS);
  const find = async (code: string): Promise<Result<StoredRoom>> => {
    const room = await store.rooms.find(code, now() - ROOM_LIFETIME_MS);
    return room === undefined ? NO_ROOM : ok(room);
  };
  /** Optimistic update: retries on top of concurrent changes. */
  const edit = async (
    code: string,
    change: (room: StoredRoom) => Result<StoredRoom> | Promise<Result<StoredRoom>>,
  ): Promise<Result<StoredRoom>> => {
    for (;;) {
      const room = await find(code);
      if (!room.ok) return room;
      const next = await change(room.value);
      if (!next.ok || next.value === room.value) return next;
      const changed = { ...next.value, usedAt: now() };
      if (!(await store.rooms.change(changed))) continue;
      onChanged(code);
      return ok({ ...changed, version: changed.version + 1 });
    }
  };
  /** Whether a match was started a moment ago, whose table is not there yet. */
  const isOpening = async ({ tables, startedAt = 0 }: StoredRoom): Promise<boolean> => {
    const last = tables.at(-1);
    return last !== undefined && now() - startedAt < OPENING_MS && (await store.tables.find(last)) === undefined;
  };
  const playersOf = async (room: StoredRoom, game: string): Promise<NextPlayers> => {
    const scores = roomScores(await store.rooms.matchesOf(room.tables));
    const played = (player: string) => (scores.get(player) ?? NO_SCORE).played;
    const rules = games.rulesOf(game);
    if (rules === undefined) throw new Error(`unknown game ${game}`);
    return nextPlayers(room, rules, { ...presence, played });
  };
  /** Everybody adds to the luck over the connection of their own device. */
  const chairsOf = async ({ people, bots }: NextPlayers): Promise<readonly Chair[]> => {
    const chairs = people.map(async ({ player, name, device }): Promise<Chair> => {
      const isGuest = (await store.accounts.find(player)) === undefined;
      const chair = personChair({ id: player, name, createdAt: 0 }, { isGuest });
      return device === undefined ? { ...chair, share: {} } : { ...chair, device };
    });
    return [...(await Promise.all(chairs)), ...bots.map((bot): Chair => ({ kind: 'bot', bot }))];
  };

  return {
    find,
    findFor: async (address, code) => {
      if (await misses.isUsedUp(address)) return TOO_FAST;
      const room = await find(code);
      if (!room.ok) await misses.consume(address);
      return room;
    },
    open: async ({ id, name }) => {
      for (let tried = 0; tried < MAX_CODES_TRIED; tried += 1) {
        const code = makeRoomCode();
        const room = { code, version: 0, members: [{ player: id, name }], tables: [], usedAt: now() };
        if (await store.rooms.add(room, now() - ROOM_LIFETIME_MS)) return ok(room);
      }
      return NO_CODE;
    },
    join: (code, { id, name }) =>
      edit(code, async (room) => {
        const others = room.members.map(({ player }) => player).filter((player) => player !== id);
        if (await store.friends.isBlocked(id, others)) return KEPT_APART;
        return withMember(room, { player: id, name });
      }),
    remove: (code, by, player) => edit(code, (room) => withoutMember(room, by, player)),
    setWatching: (code, by, wish) => edit(code, (room) => setWatching(room, by, wish)),
    addGuest: async (code, device, name) => {
      const guest = { id: makeId(), name, createdAt: now() };
      return edit(code, async (room) => {
        const added = withGuest(room, device, { player: guest.id, name });
        if (added.ok && (await store.players.find(guest.id)) === undefined) await store.players.add(guest);
        return added;
      });
    },
    choose: (code, by, { game, options = {}, bots = [] }) =>
      edit(code, (room) => {
        const member = forMember(room, by);
        const made = parseMatchSettings(games, { game, options });
        if (!member.ok || !made.ok) return member.ok && !made.ok ? made : member;
        if (bots.some((bot) => !games.hasBot(game, bot))) return refuse('no-bot', 'Bot not found.');
        return ok({ ...room, next: { game, options: made.value.terms.options, bots } });
      }),
    start: async (code, by) => {
      const id = makeId();
      let begin: (() => Promise<unknown>) | undefined;
      const started = await edit(code, async (room) => {
        const member = forMember(room, by);
        if (!member.ok) return member;
        if (room.next === undefined) return NO_NEXT;
        if ((await isOpening(room)) || (await currentTable(store, room)) !== undefined) return BUSY;
        const made = parseMatchSettings(games, room.next);
        if (!made.ok) return made;
        const { rules, terms } = made.value;
        const players = await playersOf(room, room.next.game);
        if (!players.isEnough) return TOO_FEW;
        const chairs = await chairsOf(players);
        if (!areOptionsFor(rules.options, terms.options, chairs.length)) return WRONG_SEATS;
        begin = () => tables.beginWith({ id, ...terms, seats: chairs });
        return ok({ ...withoutAsks(room), tables: [...room.tables, id], startedAt: now() });
      });
      // Of several who start it, one has changed the room, and only that one opens the table.
      if (started.ok) await begin?.();
      if (started.ok) onChanged(code);
      return started;
    },
    endMatch: async (code, by) => {
      let ending: CurrentTable | undefined;
      const asked = await edit(code, async (room) => {
        const current = await currentTable(store, room);
        const answer = askForEnd(room, by, current?.players ?? []);
        ending = answer.ok && answer.value.isDecided ? current : undefined;
        return answer.ok ? ok(answer.value.room) : answer;
      });
      if (!asked.ok || ending === undefined) return asked;
      const match = ending.match === undefined ? undefined : await matches.find(ending.match);
      if (match !== undefined) await matches.abort(match, { note: '' });
      else await tables.dissolve(ending.table);
      onChanged(code);
      return asked;
    },
    rename: async ({ id, name }) => {
      for (const { code } of await store.rooms.withMember(id)) await edit(code, (room) => ok(renamed(room, id, name)));
    },
  };
};
