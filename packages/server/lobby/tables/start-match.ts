import { type AnyRules, type Branched, drawOptions, optionsRng, YOUR_LEVEL } from '@sesame/kernel';
import { proposeDeals } from '@sesame/match';
import { type MatchSeat, playerIdAt } from '@sesame/protocol';
import { areSeatsRatable } from '../../competition/ratings/ratable.ts';
import { standingOf } from '../../competition/ratings/standing.ts';
import type { TournamentTable } from '../../competition/tournaments/run.ts';
import type { Games } from '../../lib/games.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { startDealing } from '../../match/dealing-limit.ts';
import { loadMatch } from '../../match/load-match.ts';
import { canBeRated } from '../../match/match-settings.ts';
import { nextDeadline } from '../../match/next-deadline.ts';
import type { Append, Chair, LogRow, Store, StoredMatch, StoredTable } from '../../store/store.ts';
import { contributionsOf } from './draw.ts';
import { findStrength } from './opponent-strength.ts';
import { isSoloTable } from './seating.ts';

/** Initial rows of a match that is branched from a record. */
export interface RecordStart {
  /** The version of the rules that the record follows. */
  readonly rules: number;
  readonly rows: readonly LogRow[];
  readonly branched: Branched;
}

interface StartDeps {
  readonly store: Pick<Store, 'matches' | 'profiles' | 'ratings' | 'log' | 'players' | 'accounts'>;
  readonly games: Games;
  readonly now: Now;
  /** Called when a match has begun whose rules failed at its opening. It is to be ended. */
  readonly onGameFailed: (match: string, error: unknown) => void;
}

/** Starts the match of a full table. Match, opening deals and table are written in one transaction. */
export const makeStartMatch =
  (deps: StartDeps) =>
  async (table: StoredTable, prior?: RecordStart): Promise<StoredTable | undefined> => {
    const { rules, match: fresh } = await prepareMatch(deps, table);
    const match = matchFrom(fresh, prior);
    const started = { ...table, match: match.id };
    const { append, failure } = await open(deps, match, { rules, prior: prior?.rows ?? [] });
    const begun = await deps.store.matches.begin(match, started, append);
    if (begun && failure !== undefined) deps.onGameFailed(match.id, failure.error);
    return begun ? { ...started, version: table.version + 1 } : undefined;
  };

/** Starts a match of a tournament with a new table, both with ids assigned beforehand. False: they exist already. */
export const makeStartNewTable =
  (deps: StartDeps) =>
  async (table: TournamentTable): Promise<boolean> => {
    const { rules, match: fresh } = await prepareMatch(deps, table);
    const match = { ...fresh, id: table.match, tournament: table.tournament };
    const { append, failure } = await open(deps, match, { rules, prior: [] });
    const begun = await deps.store.matches.beginNew(match, table, append);
    if (begun && failure !== undefined) deps.onGameFailed(match.id, failure.error);
    return begun;
  };

const prepareMatch = async ({ store, games, now }: StartDeps, table: StoredTable) => {
  const rules = games.rulesOf(table.game);
  if (rules === undefined) throw new Error(`unknown game ${table.game}`);
  const adapts = table.seats.some((chair) => chair.kind === 'bot' && chair.bot === YOUR_LEVEL.id);
  const strength = adapts ? await findStrength({ store, games }, table) : undefined;
  const seats = table.seats.map((chair) => seatOf(chair, table.game, { games, strength }));
  const rng = optionsRng({ secret: table.secret, contributions: contributionsOf(table) });
  const options = drawOptions(rules.options, table.options, { seats: seats.length, rng });
  const rated = (await isRated(store, table, seats)) && canBeRated(rules, { ...table, options });
  return { rules, match: matchOf({ ...table, options, rated }, rules, seats, now()) };
};

/** Whether the players of a rated table can be rated: different persons, and no guest among them. */
const isRated = async (
  store: StartDeps['store'],
  table: StoredTable,
  seats: readonly MatchSeat[],
): Promise<boolean> => {
  if (!table.rated || isSoloTable(table) || !areSeatsRatable(table.game, seats)) return false;
  const standings = await Promise.all(seats.map((seat) => standingOf(store, playerIdAt(table.game, seat))));
  return standings.every(({ isRanked }) => isRanked);
};

/** Rules and match time continue from the record's. */
const matchFrom = (match: StoredMatch, prior: RecordStart | undefined): StoredMatch =>
  prior === undefined
    ? match
    : {
        ...match,
        rules: prior.rules,
        epoch: match.epoch - (prior.rows.at(-1)?.at ?? 0),
        branched: prior.branched,
      };

const matchOf = (table: StoredTable, rules: AnyRules, seats: readonly MatchSeat[], at: number): StoredMatch => ({
  id: makeId(),
  table: table.id,
  game: table.game,
  rules: rules.version,
  options: table.options,
  pace: table.pace,
  rated: table.rated,
  seats,
  secret: table.secret,
  contributions: contributionsOf(table),
  epoch: at,
  startedAt: at,
});

const seatOf = (
  chair: Chair,
  game: string,
  { games, strength }: { readonly games: Games; readonly strength: number | undefined },
): MatchSeat => {
  switch (chair.kind) {
    case 'person':
      return {
        name: chair.name,
        player: chair.player,
        ...(chair.owner !== undefined && { isBot: true }),
        ...(chair.guest && { guest: true }),
        ...(chair.device !== undefined && { device: chair.device }),
      };
    case 'bot':
      return {
        name: games.botOf(game, chair.bot)?.name.en ?? chair.bot,
        bot: chair.bot,
        ...(chair.bot === YOUR_LEVEL.id && strength !== undefined && { strength }),
      };
    case 'open':
      throw new Error('a match needs a full table');
  }
};

interface Opened {
  readonly append?: Append | undefined;
  readonly failure?: { readonly error: unknown };
}

/** Opens a match. If rules from outside fail here, it begins all the same, to be ended like one that fails later. */
const open = async (
  { games }: StartDeps,
  match: StoredMatch,
  { rules, prior }: { readonly rules: AnyRules; readonly prior: readonly LogRow[] },
): Promise<Opened> => {
  try {
    await rules.prepare?.(match.options);
    return { append: opening(match, rules, prior) };
  } catch (error) {
    if (!games.isOutside(match.game)) throw error;
    return { failure: { error } };
  }
};

const opening = (stored: StoredMatch, rules: AnyRules, prior: readonly LogRow[]): Append | undefined => {
  const match = loadMatch(stored, rules, prior);
  const dealt = proposeDeals(match.head, { mayDealOn: startDealing() });
  if (!dealt.ok) throw new Error(dealt.error.message);
  match.head = dealt.value.position;
  const rows = [...prior, ...dealt.value.rows];
  const due = nextDeadline(match, match.head.at);
  if (rows.length === 0 && due === undefined) return undefined;
  return { match: stored.id, rows, ...(due !== undefined && { due: stored.epoch + due }) };
};
