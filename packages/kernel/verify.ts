import { commitmentOf, committedRng, parseLuckHex } from './luck.ts';
import type { MatchRecord } from './record.ts';
import { replay, sameJson } from './replay.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { AnyRules } from './rules.ts';

/** One of chance's moves, beside what the commitment says it had to be. */
export interface Deal {
  readonly ply: number;
  readonly dealt: unknown;
  readonly drawn: unknown;
  readonly same: boolean;
}

export interface Verdict {
  /** The secret's SHA-256 is the commitment that was shown before the match. */
  readonly committed: boolean;
  readonly deals: readonly Deal[];
  /** So many inputs were taken over from another record: deals among them are not looked at. */
  readonly taken: number;
  readonly honest: boolean;
}

/** Recomputes every deal of a record from its secret and the players' contributions; of a branch, those that are its own. */
export const verify = (rules: AnyRules, record: MatchRecord): Result<Verdict, Refusal> => {
  const { luck } = record;
  if (luck === undefined) return refuse('no-luck', 'This record does not say what its deals were drawn from.');
  const shares = [luck.secret, ...luck.contributions.filter((share) => share !== '')];
  if (luck.contributions.length !== record.seats.length || !shares.every((share) => parseLuckHex(share).ok)) {
    return refuse('malformed', 'This record has no proper secret and contributions.');
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
