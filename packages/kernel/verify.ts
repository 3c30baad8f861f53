import { commitmentOf, committedRng, parseLuckHex } from './luck.ts';
import type { MatchRecord } from './record.ts';
import { replay, sameJson } from './replay.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { AnyRules } from './rules.ts';

/** One of chance’s moves, compared with the one that follows from the commitment. */
export interface Deal {
  readonly ply: number;
  readonly dealt: unknown;
  readonly drawn: unknown;
  readonly same: boolean;
}

export interface Verdict {
  /** The secret matches the commitment published before the match. */
  readonly committed: boolean;
  readonly deals: readonly Deal[];
  /** The number of inputs from another record, whose deals are not checked. */
  readonly taken: number;
  readonly honest: boolean;
}

/** Recomputes the deals of a record from its secret and contributions; of a branched match, only its own deals. */
export const verify = (rules: AnyRules, record: MatchRecord): Result<Verdict, Refusal> => {
  const { luck } = record;
  if (luck === undefined) return refuse('no-luck', 'This record does not contain the secret of its deals.');
  const shares = [luck.secret, ...luck.contributions.filter((share) => share !== '')];
  if (luck.contributions.length !== record.seats.length || !shares.every((share) => parseLuckHex(share).ok)) {
    return refuse('malformed', 'The secret or the contributions of this record are malformed.');
  }
  const replayed = replay(rules, record);
  if (!replayed.ok) return replayed;
  const { positions } = replayed.value;
  const deals = positions.flatMap(({ ply, input }, i) => {
    const before = positions[i - 1];
    return input?.by === 'chance' && before !== undefined ? [{ ply, dealt: input.move, before: before.state }] : [];
  });
  const taken = record.branched?.ply ?? 0;
  const checked = deals.flatMap(({ ply, dealt, before }, n): readonly Deal[] => {
    if (ply <= taken) return [];
    const drawn = rules.draw(before, committedRng(luck, n));
    return [{ ply, dealt, drawn, same: sameJson(dealt, drawn) }];
  });
  const committed = commitmentOf(luck.secret) === luck.commitment;
  return ok({ committed, deals: checked, taken, honest: committed && checked.every(({ same }) => same) });
};
