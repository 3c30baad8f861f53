import {
  type AnyRules,
  type MatchRecord,
  ok,
  parseRecord,
  prepareFor,
  type Result,
  refuse,
  replay,
  verify,
  YOUR_LEVEL,
} from '@sesame/kernel';
import { type HandOver, MAX_RECORD_INPUTS, type MatchSeat } from '@sesame/protocol';
import type { Ratings } from '../../competition/ratings/ratings.ts';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { Chair, LogRow, Store, StoredMatch, StoredPlayer, StoredTable } from '../../store/store.ts';
import { personChair } from '../tables/seating.ts';

interface HandOverDeps {
  readonly store: Pick<Store, 'matches'>;
  readonly games: Games;
  readonly ratings: Pick<Ratings, 'settle'>;
  readonly now: Now;
}

const NO_CLOCK = { kind: 'none', perMove: 0, bank: 0 } as const;
const NOT_YOURS = refuse('not-seated', 'This match is another player’s.');

/**
 * Stores a match against bots that a player has played without a network, as an ended, unrated match of theirs. Nobody is
 * told and nothing is counted: what a browser says about itself proves nothing. The record is checked all the same, so
 * that whatever is stored can be replayed.
 */
export const handOver = async (
  deps: HandOverDeps,
  player: StoredPlayer,
  request: HandOver,
): Promise<Result<StoredMatch>> => {
  const { store, games, ratings, now } = deps;
  const known = await store.matches.find(request.id);
  if (known !== undefined) return seatOf(known, player.id) === undefined ? NOT_YOURS : ok(known);
  const record = parseRecord(request.record);
  if (!record.ok) return record;
  const rules = games.rulesOf(record.value.game);
  if (rules === undefined) return refuse('no-game', 'This server doesn’t have this game.');
  const seats = seatAll(games, player, { ...request, game: record.value.game });
  if (!seats.ok) return seats;
  const checked = await check(rules, record.value, seats.value.length);
  if (!checked.ok) return checked;

  const match = matchOf(request, record.value, { seats: seats.value, now: now(), ...checked.value });
  const table = tableOf(match, player);
  const isNew = await store.matches.beginNew(match, table, { match: match.id, rows: checked.value.rows });
  if (isNew) ratings.settle(match.id);
  return ok(match);
};

type Checked = Pick<Required<StoredMatch>, 'options' | 'outcome'> & { readonly rows: readonly LogRow[] };

/** Whether a record is of a finished match that was played by the rules, with the deals that its luck gives. */
const check = async (rules: AnyRules, record: MatchRecord, seats: number): Promise<Result<Checked>> => {
  const faulty = (message: string) => refuse('faulty-record', message);
  if (record.inputs.length > MAX_RECORD_INPUTS) return faulty('This record has too many moves.');
  if (record.seats.length !== seats) return refuse('wrong-seats', 'The record has another number of seats.');
  if (record.branched !== undefined) return faulty('A match that was played offline begins at its first move.');
  await prepareFor(rules, record);
  const verdict = verify(rules, record);
  if (!verdict.ok) return faulty(`This record is not valid: ${verdict.error.message}`);
  if (!verdict.value.honest) return faulty('The deals of this record do not follow from its luck.');
  const replayed = replay(rules, record);
  if (!replayed.ok) return faulty(replayed.error.message);
  const { positions, outcome } = replayed.value;
  if (outcome === undefined) return refuse('running', 'This match is not over yet.');
  const inputs = positions.flatMap(({ input }) => (input === undefined ? [] : [input]));
  if (!inputs.every(({ at }) => Number.isSafeInteger(at)))
    return faulty('The times in this record must be whole milliseconds.');
  const rows = inputs.map(({ at, by, move }, i) => ({ seq: i + 1, at, by, move }));
  return ok({ options: record.options as StoredMatch['options'], outcome, rows });
};

/** The player at the one seat without a bot. Names are the server's. */
const seatAll = (
  games: Games,
  player: StoredPlayer,
  { seats, game }: Pick<HandOver, 'seats'> & { readonly game: string },
): Result<readonly MatchSeat[]> => {
  if (seats.filter(({ bot }) => bot === undefined).length !== 1)
    return refuse('wrong-seats', 'One seat is the player’s, every other a bot’s.');
  if (!seats.every(({ bot }) => bot === undefined || games.hasBot(game, bot)))
    return refuse('no-bot', 'Bot not found.');
  return ok(
    seats.map(({ bot, strength }): MatchSeat => {
      if (bot === undefined) return { name: player.name, player: player.id };
      const adapts = bot === YOUR_LEVEL.id && strength !== undefined;
      return { name: games.botOf(game, bot)?.name.en ?? bot, bot, ...(adapts && { strength }) };
    }),
  );
};

/** Times are bounded by the server's clock: a browser's may be wrong. */
const matchOf = (
  request: HandOver,
  { game, rules, luck }: MatchRecord,
  of: Checked & { readonly seats: readonly MatchSeat[]; readonly now: number },
): StoredMatch => {
  const endedAt = Math.round(Math.min(request.endedAt, of.now));
  const startedAt = Math.round(Math.min(request.startedAt, endedAt));
  return {
    id: request.id,
    table: request.id,
    game,
    rules,
    options: of.options,
    pace: NO_CLOCK,
    rated: false,
    seats: of.seats,
    secret: luck?.secret ?? '',
    contributions: luck?.contributions ?? [],
    epoch: startedAt,
    startedAt,
    endedAt,
    outcome: of.outcome,
  };
};

/** Every match has a table. This one is the player's own: others don't see the match in their history. */
const tableOf = (match: StoredMatch, player: StoredPlayer): StoredTable => ({
  id: match.table,
  version: 0,
  game: match.game,
  options: match.options,
  pace: match.pace,
  open: false,
  rated: false,
  host: player.id,
  seats: match.seats.map(({ bot }): Chair => (bot === undefined ? personChair(player) : { kind: 'bot', bot })),
  secret: match.secret,
  drawRepeats: 0,
  createdAt: match.startedAt,
  match: match.id,
});
