import { ok, parseOptions, type Result, refuse } from '@sesame/kernel';
import type { Branch } from '@sesame/protocol';
import type { Event } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { MatchEvents } from '../../match/match-events.ts';
import type { Matches } from '../../match/matches.ts';
import type { Chair, Store, StoredPlayer, StoredTable } from '../../store/store.ts';
import { chairOf } from '../tables/seating.ts';
import { makeStartMatch } from '../tables/start-match.ts';
import { findRecord } from './find-record.ts';
import { rowsFromRecord } from './rows-from-record.ts';

export interface BranchDeps {
  readonly store: Pick<Store, 'tables' | 'matches' | 'log' | 'profiles' | 'ratings'>;
  readonly games: Games;
  readonly matches: Pick<Matches, 'find' | 'startBots'>;
  readonly events: Pick<MatchEvents, 'match'> & { readonly table: Event<StoredTable> };
  readonly now: Now;
}

/**
 * Starts a match against bots from a position of a record: its log begins with the record's inputs and its clock where
 * the record was; later deals are drawn from a new secret. Unrated. Returns the match id.
 */
export const branch = async (deps: BranchDeps, player: StoredPlayer, request: Branch): Promise<Result<string>> => {
  const { store, games, now, matches, events } = deps;
  if ((request.match === undefined) === (request.record === undefined)) {
    return refuse('malformed', 'Name either a match or a record to continue from.');
  }
  const found = await findRecord(deps, request);
  if (!found.ok) return found;
  const record = found.value;
  const rules = games.rulesOf(record.game);
  if (rules === undefined) return refuse('no-game', 'This server doesn’t have this game.');
  const rows = await rowsFromRecord(rules, record, request.ply);
  if (!rows.ok) return rows;
  const chairs = seatAll(deps, player, { ...request, game: record.game, seats: record.seats.length });
  if (!chairs.ok) return chairs;
  const options = parseOptions(rules.options, record.options);
  if (!options.ok) return options;

  const table: StoredTable = {
    id: makeId(),
    version: 0,
    game: record.game,
    options: options.value as StoredTable['options'],
    pace: { kind: 'none', perMove: 0, bank: 0 },
    open: false,
    rated: false,
    host: player.id,
    seats: chairs.value,
    secret: makeSecret(),
    createdAt: now(),
  };
  await store.tables.add(table);
  const branched = { ply: request.ply, ...(request.match !== undefined && { match: request.match }) };
  const started = await makeStartMatch({ store, games, now })(table, { rows: rows.value, branched });
  if (started?.match === undefined) return refuse('not-started', 'The match could not be started.');
  const match = await matches.startBots(started.match);
  events.table.emit(started);
  if (match !== undefined) events.match.emit(match);
  return ok(started.match);
};

/** Seats the player, and bots everywhere else. */
const seatAll = (
  { games }: Pick<BranchDeps, 'games'>,
  player: StoredPlayer,
  request: Pick<Branch, 'seat' | 'bots' | 'contribution'> & { readonly game: string; readonly seats: number },
): Result<readonly Chair[]> => {
  const { seat, bots, contribution = '', game, seats } = request;
  if (seat >= seats) return refuse('no-seat', 'This seat doesn’t exist.');
  if (bots.length !== seats - 1) return refuse('wrong-seats', 'Every other seat needs a bot.');
  if (!bots.every((bot) => games.hasBot(game, bot))) return refuse('no-bot', 'Bot not found.');
  const botChairs = bots.map((bot): Chair => ({ kind: 'bot', bot }));
  return ok(botChairs.toSpliced(seat, 0, chairOf(player, contribution)));
};
