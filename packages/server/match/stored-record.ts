import type { AnyRules, MatchRecord, Viewer } from '@sesame/kernel';
import type { Games } from '../lib/games.ts';
import type { LogRow, Store, StoredMatch } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';
import { loadMatch } from './load-match.ts';
import type { Matches } from './matches.ts';
import type { ReceiptMaker } from './receipts/make-receipt.ts';
import { makeSignedRecord } from './record.ts';

export interface StoredRecordDeps {
  readonly store: Pick<Store, 'log'>;
  readonly matches: Pick<Matches, 'find'>;
  readonly games: Pick<Games, 'rulesOf'>;
  readonly receipts: ReceiptMaker;
}

/** The record of a stored match; undefined if it is unreadable. A finished one is loaded for this alone and not cached. */
export const recordFor = async (
  { store, matches, games, receipts }: StoredRecordDeps,
  stored: StoredMatch,
  viewer: Viewer,
): Promise<MatchRecord | undefined> => {
  const rules = games.rulesOf(stored.game);
  if (rules === undefined) return undefined;
  await rules.prepare?.(stored.options);
  const rows = await store.log.read(stored.id);
  const match = stored.endedAt === undefined ? await matches.find(stored.id) : loadEnded(stored, rules, rows);
  return match && makeSignedRecord(receipts, match, rows, viewer);
};

const loadEnded = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch | undefined => {
  try {
    return loadMatch(stored, rules, rows);
  } catch {
    return undefined;
  }
};
