import { ok, type Result, refuse } from '@sesame/kernel';
import type { Now } from '../../lib/now.ts';
import type { Limits } from '../../settings.ts';
import type { Store } from '../../store/store.ts';

/** How many tables and matches a player may have at once, so that a script cannot fill the server. */
export interface TableLimits {
  mayOpen(player: string): Promise<Result<void>>;
  /** Whether a player may begin another match. */
  mayPlay(player: string): Promise<Result<void>>;
}

export interface TableLimitsDeps {
  readonly store: {
    readonly tables: Pick<Store['tables'], 'countWaiting'>;
    readonly matches: Pick<Store['matches'], 'countRunning'>;
  };
  readonly limits: Pick<Limits, 'waitingTablesPerPlayer' | 'runningMatchesPerPlayer'>;
  readonly now: Now;
}

/** After this time a table at which no match began is not listed any more. */
export const OPEN_TABLE_LIFETIME_MS = 7 * 86_400_000;

const TOO_MANY_TABLES = refuse('too-many-tables', 'You have too many open tables. Close one first.');
const TOO_MANY_MATCHES = refuse('too-many-matches', 'You have too many running matches. Finish one first.');

export const makeTableLimits = ({ store, limits, now }: TableLimitsDeps): TableLimits => {
  const mayPlay = async (player: string): Promise<Result<void>> =>
    (await store.matches.countRunning(player)) < limits.runningMatchesPerPlayer ? ok(undefined) : TOO_MANY_MATCHES;
  return {
    mayPlay,
    mayOpen: async (player) => {
      const waiting = await store.tables.countWaiting(player, now() - OPEN_TABLE_LIFETIME_MS);
      return waiting < limits.waitingTablesPerPlayer ? mayPlay(player) : TOO_MANY_TABLES;
    },
  };
};
