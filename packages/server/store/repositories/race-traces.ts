import type { Seat } from '@sesame/kernel';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Race traces: players' ways to the claim, one per seat and race. */
export interface RaceTracesStore {
  /** Adds a trace. No effect if this seat has one for this race. */
  add(trace: StoredTrace, at: number): Promise<void>;
  ofRace(match: string, race: number): Promise<ReadonlyMap<Seat, string>>;
  ofPlayer(player: string): Promise<readonly Omit<StoredTrace, 'player'>[]>;
  removeBefore(at: number): Promise<void>;
}

export interface StoredTrace {
  readonly match: string;
  /** The number of the race in its match, from 1. */
  readonly race: number;
  readonly seat: Seat;
  readonly player: string;
  readonly trace: string;
}

export const makeRaceTracesStore = (engine: Engine, build: Kysely<Schema>): RaceTracesStore => ({
  add: async ({ match, race, seat, player, trace }, at) => {
    const put = build
      .insertInto('race_traces')
      .values({ match_id: match, race, seat, player_id: player, at, trace })
      .onConflict((conflict) => conflict.doNothing());
    await engine.change([{ query: put.compile() }]);
  },
  ofRace: async (match, race) => {
    const query = build
      .selectFrom('race_traces')
      .select(['seat', 'trace'])
      .where('match_id', '=', match)
      .where('race', '=', race);
    return new Map((await engine.rows(query.compile())).map(({ seat, trace }) => [seat, trace]));
  },
  ofPlayer: async (player) => {
    const query = build
      .selectFrom('race_traces')
      .select(['match_id', 'race', 'seat', 'trace'])
      .where('player_id', '=', player)
      .orderBy('match_id')
      .orderBy('race');
    return (await engine.rows(query.compile())).map(({ match_id, ...row }) => ({ match: match_id, ...row }));
  },
  removeBefore: async (at) => {
    await engine.change([{ query: build.deleteFrom('race_traces').where('at', '<', at).compile() }]);
  },
});
