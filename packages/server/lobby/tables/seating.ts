import { ok, type Result, refuse, YOUR_LEVEL } from '@sesame/kernel';
import { isSameSource, type Source } from '../../lib/source.ts';
import { refuseTerms, termsHash } from '../../match/terms.ts';
import type { Chair, PersonChair, StoredPlayer, StoredTable } from '../../store/store.ts';
import { isAgreed, withAgreement } from './agreement.ts';

const STARTED = refuse('started', 'This match has already started.');

export interface SeatRequest {
  /** Hash of the terms that the player was shown. */
  readonly terms: string;
  readonly seat?: number;
  /** The commitment to their share in the luck. */
  readonly share?: string;
  readonly isGuest?: boolean;
  readonly source?: Source;
}

/**
 * Seats a player who agrees to the terms of a table, or notes that a seated one agrees to new ones. All functions here are
 * pure changes of a table.
 */
export const sitDown = (
  table: StoredTable,
  player: StoredPlayer,
  { seat, terms, ...about }: SeatRequest,
): Result<StoredTable> => {
  if (table.match !== undefined) return STARTED;
  const mine = table.seats.find((chair) => chair.kind === 'person' && chair.player === player.id);
  if (mine !== undefined && isAgreed(table, mine)) return refuse('seated', 'You’re already at this table.');
  const seated = mine === undefined ? take(table, seat, personChair(player, about)) : ok(table);
  if (!seated.ok) return seated;
  return terms === termsHash(table) ? ok(withAgreement(seated.value, player.id)) : refuseTerms(table);
};

export const personChair = (
  { id, name, owner }: StoredPlayer,
  { share, isGuest = false, source }: Pick<SeatRequest, 'share' | 'isGuest' | 'source'> = {},
): PersonChair => ({
  kind: 'person',
  player: id,
  name,
  ...(share !== undefined && { share: { commitment: share } }),
  ...(owner !== undefined && { owner }),
  ...(isGuest && { guest: true }),
  ...(source !== undefined && { source }),
});

/** Seats a bot: a built-in one by its id, or one of the host's own. */
export const seatBot = (
  table: StoredTable,
  host: string,
  request: { bot: string | StoredPlayer; seat?: number },
): Result<StoredTable> => {
  const { bot, seat } = request;
  if (table.host !== host) return refuse('not-host', 'Only the host can add bots.');
  if (bot === YOUR_LEVEL.id && table.rated) {
    return refuse('never-rated', 'This bot adapts to you, so matches with it are not rated.');
  }
  if (typeof bot === 'string') return take(table, seat, { kind: 'bot', bot });
  if (isSeated(table, bot.id)) return refuse('seated', 'This bot is already at the table.');
  return take(table, seat, personChair(bot));
};

const take = (table: StoredTable, wanted: number | undefined, chair: Chair): Result<StoredTable> => {
  if (table.match !== undefined) return STARTED;
  const seat = wanted ?? seatFor(table, chair);
  if (seat === -1) return isFull(table) ? refuse('full', 'This table is full.') : HELD;
  const chairThere = table.seats[seat];
  if (chairThere === undefined) return refuse('no-seat', 'This seat doesn’t exist.');
  if (chairThere.kind !== 'open') return refuse('taken', 'This seat is taken.');
  if (chairThere.heldFor === undefined) return ok({ ...table, seats: table.seats.with(seat, chair) });
  if (chair.kind !== 'person' || chair.player !== chairThere.heldFor.player) return HELD;
  return ok({ ...table, seats: table.seats.with(seat, { ...chair, held: true }) });
};

const HELD = refuse('held', 'This seat is held for another player.');

/** The seat held for a player, or the first free one; -1: none. */
const seatFor = ({ seats }: StoredTable, chair: Chair): number => {
  const held = seats.findIndex(
    (one) => one.kind === 'open' && chair.kind === 'person' && one.heldFor?.player === chair.player,
  );
  return held === -1 ? seats.findIndex((one) => one.kind === 'open' && one.heldFor === undefined) : held;
};

/** Leaves a seat, or clears another one as the host. */
export const clearSeat = (table: StoredTable, player: string, seat: number): Result<StoredTable> => {
  if (table.match !== undefined) return STARTED;
  const chairThere = table.seats[seat];
  if (chairThere === undefined) return refuse('no-seat', 'This seat doesn’t exist.');
  const isMine = chairThere.kind === 'person' && chairThere.player === player;
  if (!isMine && table.host !== player) return refuse('not-host', 'Only the host can remove players.');
  return ok({ ...table, seats: table.seats.with(seat, emptied(chairThere)) });
};

/** The seat without its player, for whom it may be held. */
const emptied = (chair: Chair): Chair => {
  if (chair.kind === 'open') return chair;
  if (chair.kind === 'bot' || !chair.held) return { kind: 'open' };
  return { kind: 'open', heldFor: { player: chair.player, name: chair.name } };
};

/** Shows a player under their current name. */
export const renamePlayer = (table: StoredTable, { id, name }: StoredPlayer): StoredTable => ({
  ...table,
  seats: table.seats.map((chair) => {
    if (chair.kind === 'open' && chair.heldFor?.player === id) return { ...chair, heldFor: { player: id, name } };
    return chair.kind === 'person' && chair.player === id ? { ...chair, name } : chair;
  }),
});

export const isSeated = (table: StoredTable, player: string): boolean =>
  table.seats.some((chair) => chair.kind === 'person' && chair.player === player);

/** The people at a table, and those for whom seats are held. */
export const playersAt = ({ seats }: StoredTable): readonly string[] =>
  seats.flatMap((chair) => {
    if (chair.kind === 'open') return chair.heldFor === undefined ? [] : [chair.heldFor.player];
    return chair.kind === 'person' ? [chair.player] : [];
  });

export const isFull = (table: StoredTable): boolean => table.seats.every(({ kind }) => kind !== 'open');

/** Whether all seats are taken, by players who agree to the current terms. */
export const isComplete = (table: StoredTable): boolean =>
  isFull(table) && table.seats.every((chair) => isAgreed(table, chair));

/**
 * Whether somebody may be playing against themselves: through a bot of their own, or from the same browser or network as
 * another player. Such matches are unrated.
 */
export const isSoloTable = ({ seats }: StoredTable): boolean => {
  const people = seats.filter((chair) => chair.kind === 'person');
  const owners = people.map(({ owner, player }) => owner ?? player);
  const sources = people.flatMap(({ source }) => source ?? []);
  return (
    new Set(owners).size < owners.length ||
    sources.some((one, i) => sources.slice(i + 1).some((other) => isSameSource(one, other)))
  );
};

/** The unchanged table, if the host may start it now. */
export const readyToStart = (table: StoredTable, host: string, terms: string): Result<StoredTable> => {
  if (table.host !== host) return refuse('not-host', 'Only the host can start the match.');
  if (table.match !== undefined) return STARTED;
  if (!isFull(table)) return refuse('not-full', 'Some seats are still free.');
  if (terms !== termsHash(table)) return refuseTerms(table);
  return isComplete(table) ? ok(table) : refuse('not-agreed', 'Not everybody has agreed to the new settings yet.');
};
