import type { Seat } from '@sesame/kernel';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';

/** Conditional moves: at most one plan per seat. */
export interface ConditionalMovesStore {
  /** Sets the plan of a seat. */
  put(plan: StoredPlan): Promise<void>;
  find(match: string, seat: Seat): Promise<StoredPlan | undefined>;
  /** Active plans of a match. */
  listActive(match: string): Promise<readonly StoredPlan[]>;
  /** Records that a plan was evaluated after a row; with a fate it is over. No effect if the plan was replaced. */
  markChecked(plan: StoredPlan, seq: number, fate?: PlanFate): Promise<void>;
  remove(match: string, seat: Seat): Promise<void>;
  /** Removes all plans of a match. */
  clear(match: string): Promise<void>;
  /** Matches with an active plan that was not evaluated on the latest row. */
  listBehind(): Promise<readonly string[]>;
  ofPlayer(player: string): Promise<readonly StoredPlan[]>;
}

export type PlanFate = 'done' | 'unfit';

export interface StoredPlan {
  readonly match: string;
  readonly seat: Seat;
  /** New on every change. */
  readonly id: string;
  readonly player: string;
  readonly plan: unknown;
  /** Row of the log after which it was last evaluated. */
  readonly seq: number;
  readonly fate?: PlanFate;
}

const parsePlan = (row: Selectable<Schema['plans']>): StoredPlan => ({
  match: row.match_id,
  seat: row.seat,
  id: row.id,
  player: row.player_id,
  plan: JSON.parse(row.plan),
  seq: row.seq,
  ...(row.fate !== null && { fate: row.fate }),
});

export const makeConditionalMovesStore = (engine: Engine, build: Kysely<Schema>): ConditionalMovesStore => {
  const all = build.selectFrom('plans').selectAll();
  const one = prepare(all.where('match_id', '=', '').where('seat', '=', 0).compile());
  const active = prepare(all.where('match_id', '=', '').where('fate', 'is', null).orderBy('seat').compile());
  return {
    put: async ({ match, seat, id, player, plan, seq }) => {
      const row = { id, player_id: player, plan: JSON.stringify(plan), seq, fate: null };
      const put = build
        .insertInto('plans')
        .values({ match_id: match, seat, ...row })
        .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet(row));
      await engine.change([{ query: put.compile() }]);
    },
    find: async (match, seat) => {
      const [row] = await engine.rows(one(match, seat));
      return row && parsePlan(row);
    },
    listActive: async (match) => (await engine.rows(active(match))).map(parsePlan),
    markChecked: async ({ match, seat, id }, seq, fate) => {
      const note = build
        .updateTable('plans')
        .set({ seq, ...(fate !== undefined && { fate }) })
        .where('match_id', '=', match)
        .where('seat', '=', seat)
        .where('id', '=', id);
      await engine.change([{ query: note.compile() }]);
    },
    remove: async (match, seat) => {
      const remove = build.deleteFrom('plans').where('match_id', '=', match).where('seat', '=', seat);
      await engine.change([{ query: remove.compile() }]);
    },
    clear: async (match) => {
      await engine.change([{ query: build.deleteFrom('plans').where('match_id', '=', match).compile() }]);
    },
    listBehind: async () => {
      const last = sql<number>`(select coalesce(max(seq), 0) from log where log.match_id = plans.match_id)`;
      const query = build.selectFrom('plans').select('match_id').distinct().where('fate', 'is', null);
      return (await engine.rows(query.where('seq', '<', last).compile())).map(({ match_id }) => match_id);
    },
    ofPlayer: async (player) => {
      const query = all.where('player_id', '=', player).orderBy('match_id').orderBy('seat');
      return (await engine.rows(query.compile())).map(parsePlan);
    },
  };
};
