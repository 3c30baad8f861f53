import type { Room } from '@sesame/protocol';
import type { Presence } from '../../cluster/presence.ts';
import type { Games } from '../../lib/games.ts';
import type { StoredRoom } from '../../store/repositories/rooms.ts';
import type { Store } from '../../store/store.ts';
import { askingFor, END_OF_MATCH, openerOf } from './membership.ts';
import { deviceOf, nextPlayers } from './next-players.ts';
import { NO_SCORE, roomScores } from './scores.ts';

export interface PublicRoomDeps {
  readonly store: Pick<Store, 'rooms' | 'tables'>;
  readonly games: Pick<Games, 'rulesOf'>;
  readonly presence: Pick<Presence, 'isOnline'>;
}

/** Results that are listed. */
const MAX_LISTED = 20;

/** A room as everybody sees it: members with their points, who plays next, the current match and the last results. */
export const publicRoom = async ({ store, games, presence }: PublicRoomDeps, room: StoredRoom): Promise<Room> => {
  const { code, next, tables } = room;
  const matches = await store.rooms.matchesOf(tables);
  const scores = roomScores(matches);
  const scoreOf = (player: string) => scores.get(player) ?? NO_SCORE;
  const rules = next && games.rulesOf(next.game);
  const plan = rules && nextPlayers(room, rules, { ...presence, played: (player: string) => scoreOf(player).played });
  const current = await currentTable(store, room);
  const opener = openerOf(room);
  return {
    code,
    members: room.members.map((member) => ({
      player: member.player,
      name: member.name,
      online: presence.isOnline(deviceOf(member)),
      ...(member.device !== undefined && { device: member.device }),
      ...(member.watching && { watching: true }),
      ...listed('removalAskedBy', askingFor(room, member.player)),
      ...scoreOf(member.player),
    })),
    ...(next !== undefined &&
      plan !== undefined && {
        next: {
          game: next.game,
          options: { ...next.options },
          bots: [...next.bots],
          players: plan.people.map(({ player }) => player),
          canStart: plan.isEnough,
        },
      }),
    ...(current !== undefined && { table: current.table }),
    ...(current?.match !== undefined && { match: current.match }),
    seated: [...(current?.players ?? [])],
    ...(opener !== undefined && { opener }),
    ...listed('endAskedBy', askingFor(room, END_OF_MATCH)),
    ended: matches
      .flatMap(({ id, game, seats, outcome }) =>
        outcome === undefined ? [] : [{ match: id, game, seats: [...seats], ranks: [...outcome.ranks] }],
      )
      .slice(-MAX_LISTED)
      .toReversed(),
  };
};

/** A field with players, if there are any. */
const listed = <Field extends string>(field: Field, players: readonly string[]) =>
  (players.length === 0 ? {} : { [field]: [...players] }) as { [Key in Field]?: string[] };

export interface CurrentTable {
  readonly table: string;
  /** Undefined while the players' shares in its luck are collected. */
  readonly match?: string;
  readonly players: readonly string[];
}

/** The table of a room at which a match is about to start or being played. */
export const currentTable = async (
  store: Pick<Store, 'rooms' | 'tables'>,
  { tables }: Pick<StoredRoom, 'tables'>,
): Promise<CurrentTable | undefined> => {
  const id = tables.at(-1);
  const table = id === undefined ? undefined : await store.tables.find(id);
  if (table === undefined || table.closedAt !== undefined) return undefined;
  const [match] = await store.rooms.matchesOf([table.id]);
  if (match?.endedAt !== undefined) return undefined;
  const players = table.seats.flatMap((chair) => (chair.kind === 'person' ? chair.player : []));
  return { table: table.id, ...(match !== undefined && { match: match.id }), players };
};
