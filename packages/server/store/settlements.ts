import type { MatchResult } from '@sesame/protocol';
import { type Kysely, sql } from 'kysely';
import { isProvisional, type Skill } from '../ratings/scale.ts';
import type { Change, Engine } from './engine.ts';
import { prepare } from './prepare.ts';
import type { Field } from './ratings.ts';
import { parseMatch } from './rows.ts';
import type { Schema } from './schema.ts';
import type { StoredMatch } from './store.ts';

/** What follows from the end of a match, written once: results, and ratings. */
export interface SettlementsStore {
  /** Matches that are over and not settled, the oldest first. */
  pending(limit: number): Promise<readonly string[]>;
  /** A match that is over and not settled; undefined otherwise. */
  find(match: string): Promise<ToSettle | undefined>;
  /** All of it or nothing. False: it was settled already, or a rating is not what it was. */
  write(settlement: Settlement): Promise<boolean>;
}

export interface ToSettle {
  readonly match: StoredMatch;
  /** Its inputs, and its time in milliseconds. */
  readonly plies: number;
  readonly took: number;
}

export interface Settlement {
  readonly match: string;
  readonly endedAt: number;
  readonly field: Field;
  readonly sittings: readonly StoredSitting[];
  readonly changes: readonly SkillChange[];
}

/** How it went for one of the players. */
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

export const makeSettlements = (engine: Engine, build: Builder): SettlementsStore => {
  const unsettled = build.selectFrom('matches').where('ended_at', 'is not', null).where('settled_at', 'is', null);
  const endedOf = prepare(unsettled.selectAll().where('id', '=', '').compile());
  const lengthOf = prepare(
    build
      .selectFrom('log')
      .select(({ fn }) => [fn.max('seq').as('plies'), fn.max('at').as('took')])
      .where('match_id', '=', '')
      .compile(),
  );
  return {
    pending: async (limit) => {
      const rows = await engine.rows(unsettled.select('id').orderBy('ended_at').limit(limit).compile());
      return rows.map(({ id }) => id);
    },
    find: async (match) => {
      const [row] = await engine.rows(endedOf(match));
      if (row === undefined) return undefined;
      const [log] = await engine.rows(lengthOf(match));
      return { match: parseMatch(row), plies: Number(log?.plies ?? 0), took: Number(log?.took ?? 0) };
    },
    write: ({ match, endedAt, field, sittings, changes }) => {
      const note = build.updateTable('matches').set({ settled_at: endedAt });
      const first = note.where('id', '=', match).where('settled_at', 'is', null);
      // Always in the same order, so that two processes do not wait for each other.
      const ordered = changes.toSorted((a, b) => (a.player < b.player ? -1 : 1));
      return engine.change([
        { query: first.compile(), must: true },
        ...sittings.map((sitting) => putSitting(build, { match, endedAt, field }, sitting)),
        ...ordered.flatMap((change) => [
          putSkill(build, field, change),
          putChange(build, { match, endedAt, field }, change),
        ]),
      ]);
    },
  };
};

type Of = Pick<Settlement, 'match' | 'endedAt' | 'field'>;

const putSitting = (build: Builder, { match, endedAt, field }: Of, sitting: StoredSitting): Change => {
  const { player, seat, rated, ...counted } = sitting;
  const row = { ...field, ...counted, rated: rated ? 1 : 0, ended_at: endedAt };
  const put = build
    .insertInto('sittings')
    .values({ player_id: player, match_id: match, seat, ...row })
    .onConflict((met) => met.columns(['player_id', 'match_id', 'seat']).doUpdateSet(row));
  return { query: put.compile() };
};

/** On top of the rating that it was made from, or not at all; a first one only if there is none, and nobody has left. */
const putSkill = (build: Builder, { game, pace }: Field, { player, before, after }: SkillChange): Change => {
  const row = { ...after, provisional: isProvisional(after) ? 1 : 0 };
  if (before.played > 0) {
    const update = build
      .updateTable('ratings')
      .set(row)
      .where('player_id', '=', player)
      .where('game', '=', game)
      .where('pace', '=', pace)
      .where('played', '=', before.played);
    return { query: update.compile(), must: true };
  }
  const left = sql`select 1 from players where id = ${player} and left_at is not null`;
  const query = sql`insert into ratings (player_id, game, pace, mu, sigma, played, provisional)
    select cast(${player} as text), cast(${game} as text), cast(${pace} as text), cast(${row.mu} as double precision),
      cast(${row.sigma} as double precision), cast(${row.played} as integer), cast(${row.provisional} as integer)
    where not exists (${left}) on conflict do nothing`;
  return { query: query.compile(build), must: true };
};

const putChange = (build: Builder, { match, endedAt, field }: Of, change: SkillChange): Change => {
  const { seat, player, before, after } = change;
  const insert = build.insertInto('rating_changes').values({
    match_id: match,
    seat,
    player_id: player,
    ...field,
    at: endedAt,
    mu_before: before.mu,
    mu_after: after.mu,
    sigma_after: after.sigma,
    played: after.played,
  });
  return { query: insert.compile() };
};
