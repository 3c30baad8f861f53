import { ok, type Result, refuse } from '@sesame/kernel';
import type { Chair, StoredPlayer, StoredTable } from '../../store/store.ts';

/** Who sits where: pure changes of a table, each refused with its reason. */
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

/** Seats a bot: one of the house by its name, or one that the host has made. */
export const seatBot = (
  table: StoredTable,
  host: string,
  wish: { bot: string | StoredPlayer; seat?: number },
): Result<StoredTable> => {
  const { bot, seat } = wish;
  if (table.host !== host) return refuse('not-host', 'Only the host can add bots.');
  if (typeof bot === 'string') return take(table, seat, { kind: 'bot', bot });
  if (isSeated(table, bot.id)) return refuse('seated', 'This bot is already at the table.');
  return take(table, seat, chairOf(bot, ''));
};

const take = (table: StoredTable, wanted: number | undefined, chair: Chair): Result<StoredTable> => {
  if (table.match !== undefined) return refuse('started', 'This match has already started.');
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open');
  if (seat === -1) return refuse('full', 'This table is full.');
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-seat', 'This seat doesn’t exist.');
  if (there.kind !== 'open') return refuse('taken', 'This seat is taken.');
  return ok({ ...table, seats: table.seats.with(seat, chair) });
};

/** Gets up from a seat, or as the host clears somebody else's. */
export const clearSeat = (table: StoredTable, player: string, seat: number): Result<StoredTable> => {
  if (table.match !== undefined) return refuse('started', 'This match has already started.');
  const there = table.seats[seat];
  if (there === undefined) return refuse('no-seat', 'This seat doesn’t exist.');
  const isMine = there.kind === 'person' && there.player === player;
  if (!isMine && table.host !== player) return refuse('not-host', 'Only the host can remove players.');
  return ok({ ...table, seats: table.seats.with(seat, { kind: 'open' }) });
};

export const isSeated = (table: StoredTable, player: string): boolean =>
  table.seats.some((chair) => chair.kind === 'person' && chair.player === player);

export const isFull = (table: StoredTable): boolean => table.seats.every(({ kind }) => kind !== 'open');

/** Whether one player plays against themselves: by bots of their own. That counts for nothing. */
export const isSoloTable = ({ seats }: StoredTable): boolean => {
  const hands = seats.flatMap((chair) => (chair.kind === 'person' ? [chair.owner ?? chair.player] : []));
  return new Set(hands).size < hands.length;
};

/** The table as it is, if its host may start it now. */
export const readyToStart = (table: StoredTable, host: string): Result<StoredTable> => {
  if (table.host !== host) return refuse('not-host', 'Only the host can start the match.');
  if (table.match !== undefined) return refuse('started', 'This match has already started.');
  return isFull(table) ? ok(table) : refuse('not-full', 'Some seats are still free.');
};
