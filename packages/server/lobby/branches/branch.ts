import {
  type AnyRules,
  commitmentOf,
  type MatchRecord,
  ok,
  parseOptions,
  type Result,
  refuse,
  versionFor,
} from '@sesame/kernel';
import type { Branch } from '@sesame/protocol';
import type { Event } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { MatchEvents } from '../../match/match-events.ts';
import type { Matches } from '../../match/matches.ts';
import type { Chair, Store, StoredPlayer, StoredTable } from '../../store/store.ts';
import { personChair } from '../tables/seating.ts';
import { makeStartMatch } from '../tables/start-match.ts';
import { findRecord } from './find-record.ts';
import { rowsFromRecord } from './rows-from-record.ts';

export interface BranchDeps {
  readonly store: Pick<Store, 'tables' | 'matches' | 'log' | 'profiles' | 'ratings' | 'players' | 'accounts'>;
  readonly games: Games;
  readonly matches: Pick<Matches, 'find' | 'startBots' | 'fail'>;
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
  const used = await findTable(deps, player, request);
  if (!used.ok) return used;
  const chairs = seatAll(deps, used.value.chair, { ...request, game: record.game, seats: record.seats.length });
  if (!chairs.ok) return chairs;
  const options = optionsOf(rules, record);
  if (!options.ok) return options;

  const table: StoredTable = {
    ...used.value.table,
    game: record.game,
    options: options.value,
    pace: { kind: 'none', perMove: 0, bank: 0 },
    open: false,
    rated: false,
    host: player.id,
    seats: chairs.value,
  };
  if (request.table === undefined) await store.tables.add(table);
  const branched = { ply: request.ply, ...(request.match !== undefined && { match: request.match }) };
  const started = await makeStartMatch({ store, games, now, onGameFailed: matches.fail })(table, {
    rules: record.rules,
    rows: rows.value,
    branched,
  });
  if (started?.match === undefined) return refuse('not-started', 'The match could not be started.');
  const match = await matches.startBots(started.match);
  events.table.emit(started);
  if (match !== undefined) events.match.emit(match);
  return ok(started.match);
};

/** The options to play on with, without those of which a record of its version would not have known. */
const optionsOf = (rules: AnyRules, record: MatchRecord): Result<StoredTable['options']> => {
  const options = parseOptions<StoredTable['options']>(rules.options, record.options);
  const begun = versionFor(rules, record);
  if (!options.ok || !begun.ok) return begun.ok ? options : begun;
  const isKnown = ([name, value]: [string, unknown]) => {
    const version = versionFor(rules, { rules: record.rules, options: { [name]: value } });
    return name in record.options || (version.ok && version.value === begun.value);
  };
  return ok(Object.fromEntries(Object.entries(options.value).filter(isKnown)));
};

/**
 * The table of the match: a new one, or the one whose commitment the player was shown and at which they committed to their
 * share.
 */
const findTable = async (
  { store, now }: Pick<BranchDeps, 'store' | 'now'>,
  player: StoredPlayer,
  { table: id, share }: Pick<Branch, 'table' | 'share'>,
): Promise<
  Result<{ table: Pick<StoredTable, 'id' | 'version' | 'secret' | 'drawRepeats' | 'createdAt'>; chair: Chair }>
> => {
  if (id === undefined) {
    const table = { id: makeId(), version: 0, secret: makeSecret(), drawRepeats: 0, createdAt: now() };
    return ok({ table, chair: personChair(player) });
  }
  const table = await store.tables.find(id);
  const mine = table?.seats.find((chair) => chair.kind === 'person' && chair.player === player.id);
  const isFree = table?.host === player.id && table.match === undefined && table.closedAt === undefined;
  if (table === undefined || mine?.kind !== 'person' || !isFree) return refuse('no-table', 'Table not found.');
  if (share === undefined) return ok({ table, chair: personChair(player) });
  const commitment = commitmentOf(share);
  if (mine.share?.commitment !== commitment) {
    return refuse('wrong-share', 'This isn’t the share you committed to.');
  }
  return ok({ table, chair: { ...mine, share: { commitment, revealed: share } } });
};

/** Seats the player, and bots everywhere else. */
const seatAll = (
  { games }: Pick<BranchDeps, 'games'>,
  chair: Chair,
  request: Pick<Branch, 'seat' | 'bots'> & { readonly game: string; readonly seats: number },
): Result<readonly Chair[]> => {
  const { seat, bots, game, seats } = request;
  if (seat >= seats) return refuse('no-seat', 'This seat doesn’t exist.');
  if (bots.length !== seats - 1) return refuse('wrong-seats', 'Every other seat needs a bot.');
  if (!bots.every((bot) => games.hasBot(game, bot))) return refuse('no-bot', 'Bot not found.');
  const botChairs = bots.map((bot): Chair => ({ kind: 'bot', bot }));
  return ok(botChairs.toSpliced(seat, 0, chair));
};
