import { ok, type Result, refuse } from '@sesame/kernel';
import type { Chair, StoredPlayer, StoredTable } from '../../store/store.ts';

/** Seats a player. All functions here are pure changes of a table. */
export const sitDown = (
  table: StoredTable,
  player: StoredPlayer,
  { seat, contribution = '' }: { seat?: number; contribution?: string },
): Result<StoredTable> => {
  if (isSeated(table, player.id)) return refuse('seated', 'You’re already at this table.');
  return take(table, seat, chairOf(player, contribution));
};

export const chairOf = ({ id, name, owner }: StoredPlayer, contribution: string): Chair => ({
  kind: 'person',
  player: id,
  name,
  contribution,
  ...(owner !== undefined && { owner }),
});

/** Seats a bot: a built-in one by its id, or one of the host's own. */
export const seatBot = (
  table: StoredTable,
  host: string,
  request: { bot: string | StoredPlayer; seat?: number },
): Result<StoredTable> => {
  const { bot, seat } = request;
  if (table.host !== host) return refuse('not-host', 'Only the host can add bots.');
  if (typeof bot === 'string') return take(table, seat, { kind: 'bot', bot });
  if (isSeated(table, bot.id)) return refuse('seated', 'This bot is already at the table.');
  return take(table, seat, chairOf(bot, ''));
};

const take = (table: StoredTable, wanted: number | undefined, chair: Chair): Result<StoredTable> => {
  if (table.match !== undefined) return refuse('started', 'This match has already started.');
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open');
  if (seat === -1) return refuse('full', 'This table is full.');
  const chairThere = table.seats[seat];
  if (chairThere === undefined) return refuse('no-seat', 'This seat doesn’t exist.');
  if (chairThere.kind !== 'open') return refuse('taken', 'This seat is taken.');
  return ok({ ...table, seats: table.seats.with(seat, chair) });
};

/** Leaves a seat, or clears another one as the host. */
export const clearSeat = (table: StoredTable, player: string, seat: number): Result<StoredTable> => {
  if (table.match !== undefined) return refuse('started', 'This match has already started.');
  const chairThere = table.seats[seat];
  if (chairThere === undefined) return refuse('no-seat', 'This seat doesn’t exist.');
  const isMine = chairThere.kind === 'person' && chairThere.player === player;
  if (!isMine && table.host !== player) return refuse('not-host', 'Only the host can remove players.');
  return ok({ ...table, seats: table.seats.with(seat, { kind: 'open' }) });
};

/** Shows a player under their current name. */
export const renamePlayer = (table: StoredTable, { id, name }: StoredPlayer): StoredTable => ({
  ...table,
  seats: table.seats.map((chair) => (chair.kind === 'person' && chair.player === id ? { ...chair, name } : chair)),
});

export const isSeated = (table: StoredTable, player: string): boolean =>
  table.seats.some((chair) => chair.kind === 'person' && chair.player === player);

export const isFull = (table: StoredTable): boolean => table.seats.every(({ kind }) => kind !== 'open');

/** Whether a player plays against themselves through their own bots. Such matches are unrated. */
export const isSoloTable = ({ seats }: StoredTable): boolean => {
  const people = seats.flatMap((chair) => (chair.kind === 'person' ? [chair.owner ?? chair.player] : []));
  return new Set(people).size < people.length;
};

/** The unchanged table, if the host may start it now. */
export const readyToStart = (table: StoredTable, host: string): Result<StoredTable> => {
  if (table.host !== host) return refuse('not-host', 'Only the host can start the match.');
  if (table.match !== undefined) return refuse('started', 'This match has already started.');
  return isFull(table) ? ok(table) : refuse('not-full', 'Some seats are still free.');
};
