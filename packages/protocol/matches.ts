import type { Receipt } from '@sesame/kernel';
import Type, { type Static } from 'typebox';

/** Lists of matches, and match records: queries and answers of /api/matches. */
export const MatchListQuery = Type.Object({
  which: Type.Union([Type.Literal('running'), Type.Literal('ended')], { default: 'running' }),
});
export type MatchListQuery = Static<typeof MatchListQuery>;

/** The JSON of a match record. The kernel defines it (`MatchRecord`) and replays it; others may add keys. */
export interface MatchRecordJson {
  readonly sesame: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly inputs: readonly {
    readonly at: number;
    readonly by: number | 'chance' | 'clock';
    readonly move: unknown;
  }[];
  readonly outcome?: { readonly ranks: readonly number[]; readonly [detail: string]: unknown };
  readonly luck?: {
    readonly commitment: string;
    readonly secret: string;
    readonly contributions: readonly string[];
  };
  readonly branched?: { readonly ply: number; readonly match?: string };
  /** Of a rated match: what the server signed for each player. */
  readonly signed?: { readonly match: string; readonly receipts: readonly Receipt[] };
  /** While the match runs: the events that the requester may see. */
  readonly told?: unknown;
  /** How claims in races were timed. */
  readonly receipts?: unknown;
}
export const MatchRecord = Type.Unsafe<MatchRecordJson>(
  Type.Unknown({ description: 'A match record, which any server can replay.' }),
);
