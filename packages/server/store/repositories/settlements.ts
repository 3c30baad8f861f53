import type { MatchResult } from '@sesame/protocol';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { isProvisional, type Skill } from '../../lib/rating-scale.ts';
import type { Change, Engine } from '../engine.ts';
import { prepare, prepareRows } from '../prepared-query.ts';
import { parseMatch } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { StoredMatch } from '../store.ts';
import { logRecomputation, logSettlement } from './public-log.ts';
import type { RatingCategory, StoredRating } from './ratings.ts';

/** Settlements: results and ratings of ended matches, written once per match. */
export interface SettlementsStore {
  /** Ended matches that are not settled, oldest first. */
  pending(limit: number): Promise<readonly string[]>;
  /** An ended match that is not settled; undefined otherwise. */
  find(match: string): Promise<UnsettledMatch | undefined>;
  /** Settled matches with an outcome that were rated, in the order of their ends. */
  settled(
    limit: number,
    after?: { readonly endedAt: number; readonly match: string },
  ): Promise<readonly UnsettledMatch[]>;
  countSettled(): Promise<number>;
  /** Replaces all ratings and rating changes, in one transaction. False: a match was settled since `settled` were counted. */
  replaceAll(all: AllRatings): Promise<boolean>;
  /** One transaction. False: already settled, or a rating has changed meanwhile. */
  write(settlement: Settlement): Promise<boolean>;
}

export interface UnsettledMatch extends Conduct {
  readonly match: StoredMatch;
  /** Number of inputs, and duration in milliseconds. */
  readonly plies: number;
  readonly took: number;
}

/** How a match was played, which decides whether and how it is rated. */
interface Conduct {
  /** Whether a claim in a race was faster than a person can be. */
  readonly hasInhumanClaim: boolean;
  /** Moves that each seat's player has made, without resigning: not the clock, not a stand-in. */
  readonly moves: readonly number[];
  /** Seats that were left to a stand-in. */
  readonly leavers: readonly number[];
}

/** All ratings, with the settlements they follow from. */
export interface AllRatings {
  readonly ratings: readonly StoredRating[];
  readonly settlements: readonly Settlement[];
  /** Number of settled matches. */
  readonly settled: number;
}

export interface Settlement {
  readonly match: string;
  readonly endedAt: number;
  readonly field: RatingCategory;
  readonly sittings: readonly StoredSitting[];
  readonly changes: readonly SkillChange[];
}

/** Result of one player. */
export interface StoredSitting {
  readonly player: string;
  readonly seat: number;
  readonly rated: boolean;
  readonly seats: number;
  readonly rank: number;
  readonly result: MatchResult;
  readonly plies: number;
  readonly took: number;
}

export interface SkillChange {
  readonly seat: number;
  readonly player: string;
  readonly before: Skill;
  readonly after: Skill;
}

type Builder = Kysely<Schema>;

/** Unrated matches are settled by their outcome alone, which saves most of the queries at their end. */
const UNRATED: Conduct = { hasInhumanClaim: false, moves: [], leavers: [] };

/** A resignation as the log has it. */
const RESIGNED = JSON.stringify({ type: 'resign' });

export const makeSettlementsStore = (engine: Engine, build: Builder): SettlementsStore => {
  const unsettled = build.selectFrom('matches').where('ended_at', 'is not', null).where('settled_at', 'is', null);
  const lastOf = (['seq', 'at'] as const).map((column) =>
    sql<number | null>`(select ${sql.ref(column)} from log where match_id = matches.id order by seq desc limit 1)`.as(
      `last_${column}`,
    ),
  );
  const endedOf = prepare(unsettled.selectAll('matches').select(lastOf).where('id', '=', '').compile());
  const inhumanClaimOf = prepare(
    build
      .selectFrom('log')
      .select('seq')
      .where('match_id', '=', '')
      .where('receipt', 'like', sql.lit('%"inhuman":true%'))
      .limit(sql.lit(1))
      .compile(),
  );
  const note = prepare(
    build.updateTable('matches').set({ settled_at: 0 }).where('id', '=', '').where('settled_at', 'is', null).compile(),
  );
  const movesOf = prepare(
    sql<{ by: string; count: number }>`select by, count(*) as count from log where match_id = ${''}
      and key is not null and takes_back is null and move <> ${''}
      and not exists (select 1 from log as undo where undo.match_id = log.match_id and undo.takes_back = log.seq)
      group by by`.compile(build),
  );
  const leaversOf = prepare(build.selectFrom('departures').select('seat').where('match_id', '=', '').compile());
  const conductOf = async (match: StoredMatch): Promise<Conduct> => {
    const [[inhumanClaim], moves, leavers] = await Promise.all([
      engine.rows(inhumanClaimOf(match.id)),
      engine.rows(movesOf(match.id, RESIGNED)),
      engine.rows(leaversOf(match.id)),
    ]);
    return {
      hasInhumanClaim: inhumanClaim !== undefined,
      moves: match.seats.map((_, seat) => Number(moves.find(({ by }) => by === String(seat))?.count ?? 0)),
      leavers: leavers.map(({ seat }) => seat),
    };
  };
  const describe = async ({ last_seq, last_at, ...row }: EndedRow): Promise<UnsettledMatch> => {
    const match = parseMatch(row);
    const conduct = match.rated ? await conductOf(match) : UNRATED;
    return { match, plies: Number(last_seq ?? 0), took: Number(last_at ?? 0), ...conduct };
  };
  const settledCount = build
    .selectFrom('matches')
    .where('settled_at', 'is not', null)
    .select(({ fn }) => fn.countAll().as('count'));
  const putSittings = makePutSittings(build);
  const putSkill = makePutSkill(build);
  const putChange = makePutChange(build);
  return {
    pending: async (limit) => {
      const rows = await engine.rows(unsettled.select('id').orderBy('ended_at').limit(limit).compile());
      return rows.map(({ id }) => id);
    },
    find: async (match) => {
      const [row] = await engine.rows(endedOf(match));
      return row && describe(row);
    },
    settled: async (limit, after) => {
      const all = build
        .selectFrom('matches')
        .selectAll('matches')
        .select(lastOf)
        .where('settled_at', 'is not', null)
        .where('rated', '=', 1)
        .where('outcome', 'is not', null);
      const rest =
        after === undefined
          ? all
          : all.where(({ eb, and, or }) =>
              or([
                eb('ended_at', '>', after.endedAt),
                and([eb('ended_at', '=', after.endedAt), eb('id', '>', after.match)]),
              ]),
            );
      const rows = await engine.rows(rest.orderBy('ended_at').orderBy('id').limit(limit).compile());
      return Promise.all(rows.map(describe));
    },
    countSettled: async () => {
      const [row] = await engine.rows(settledCount.compile());
      return Number(row?.count ?? 0);
    },
    replaceAll: ({ ratings, settlements, settled }) => {
      const guard = sql`insert into house (key, value) select 'ratings_recomputed', ${String(settled)}
        where (${settledCount}) = ${settled}
        on conflict (key) do update set value = excluded.value`.compile(build);
      return engine.change([
        { query: guard, must: true },
        { query: build.deleteFrom('rating_changes').compile() },
        { query: build.deleteFrom('ratings').compile() },
        ...ratings.map(({ player, provisional, ...rest }) => ({
          query: build
            .insertInto('ratings')
            .values({ player_id: player, provisional: provisional ? 1 : 0, ...rest })
            .compile(),
        })),
        ...settlements.flatMap((one) => one.changes.map((change) => putChange(one, change))),
        logRecomputation(build, Date.now(), settled),
      ]);
    },
    write: (settlement) => {
      const { match, endedAt, field, sittings, changes } = settlement;
      // Sorted, so that concurrent settlements don't deadlock.
      const ordered = changes.toSorted((a, b) => (a.player < b.player ? -1 : 1));
      const of = { match, endedAt, field };
      return engine.change([
        { query: note(endedAt, match), must: true },
        ...putSittings(of, sittings),
        ...ordered.flatMap((change) => [putSkill(field, change), putChange(of, change)]),
        ...logSettlement(build, settlement),
      ]);
    },
  };
};

/** An ended match with the last row of its log. */
type EndedRow = Selectable<Schema['matches']> & { readonly last_seq: number | null; readonly last_at: number | null };

type SettledMatch = Pick<Settlement, 'match' | 'endedAt' | 'field'>;

/** Columns of a sitting that are set at the end of the match. */
const RESULT_COLUMNS = ['game', 'pace', 'rated', 'seats', 'rank', 'result', 'plies', 'took', 'ended_at'] as const;

type SittingRow = Insertable<Schema['sittings']>;

const makePutSittings = (build: Builder) => {
  const put = prepareRows((rows: readonly SittingRow[]) =>
    build
      .insertInto('sittings')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'match_id', 'seat'])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(RESULT_COLUMNS.map((column) => [column, ref(`excluded.${column}`)])),
          ),
      )
      .compile(),
  );
  return ({ match, endedAt, field }: SettledMatch, sittings: readonly StoredSitting[]): readonly Change[] => {
    const { game, pace } = field;
    const rows = sittings.map(({ player, seat, rated, seats, rank, result, plies, took }): SittingRow => {
      const which = { player_id: player, match_id: match, seat };
      return { ...which, game, pace, rated: rated ? 1 : 0, seats, rank, result, plies, took, ended_at: endedAt };
    });
    return rows.length === 0 ? [] : [{ query: put(rows) }];
  };
};

/** Optimistic update of a rating by its match count; a first rating only if there is none and the player hasn't left. */
const makePutSkill = (build: Builder) => {
  const next = prepare(
    build
      .updateTable('ratings')
      .set({ mu: 0, sigma: 0, played: 0, provisional: 0 })
      .where('player_id', '=', '')
      .where('game', '=', '')
      .where('pace', '=', '')
      .where('played', '=', 0)
      .compile(),
  );
  const first = prepare(
    sql`insert into ratings (player_id, game, pace, mu, sigma, played, provisional)
      select cast(${''} as text), cast(${''} as text), cast(${''} as text), cast(${0} as double precision),
        cast(${0} as double precision), cast(${0} as integer), cast(${0} as integer)
      where not exists (select 1 from players where id = ${''} and left_at is not null)
      on conflict do nothing`.compile(build),
  );
  return ({ game, pace }: RatingCategory, { player, before, after }: SkillChange): Change => {
    const { mu, sigma, played } = after;
    const skill = [mu, sigma, played, isProvisional(after) ? 1 : 0];
    const query =
      before.played > 0
        ? next(...skill, player, game, pace, before.played)
        : first(player, game, pace, ...skill, player);
    return { query, must: true };
  };
};

const makePutChange = (build: Builder) => {
  const put = prepareRows((rows: readonly Insertable<Schema['rating_changes']>[]) =>
    build.insertInto('rating_changes').values(rows).compile(),
  );
  return ({ match, endedAt, field }: SettledMatch, { seat, player, before, after }: SkillChange): Change => {
    const { game, pace } = field;
    const rated = { mu_before: before.mu, mu_after: after.mu, sigma_after: after.sigma, played: after.played };
    return { query: put([{ match_id: match, seat, player_id: player, game, pace, at: endedAt, ...rated }]) };
  };
};
