import { committedRng, type Input, ok, type Result, refuse } from '@sesame/kernel';
import type { ClaimReceipt } from '@sesame/protocol';
import type { Pauses } from './clock/clock.ts';
import { fold, RULES_FAILED } from './fold.ts';
import type { Position } from './position.ts';
import type { ArrangementRow, InputRow, Row } from './row.ts';
import { withoutFinal } from './undo-window.ts';

/** What follows from an intent: the rows to write, and the position after them. */
export interface Proposed {
  readonly rows: readonly Row[];
  readonly position: Position;
}

export interface ProposedInput {
  readonly input: Input<unknown>;
  readonly key?: string | undefined;
  readonly receipt?: ClaimReceipt | undefined;
}

/** Conditions at which something is proposed. */
export interface Conditions {
  /** The pauses of the clocks. */
  readonly rests?: Pauses;
  /** Whether deals may go on after so many; deals in a row are made at once. */
  readonly mayDealOn?: (made: number) => boolean;
}

/** An input and the chance moves that follow. Refused if the rules do, or if the deals do not end. */
export const proposeInput = (
  position: Position,
  { input: { at: proposedAt, by, move }, key, receipt }: ProposedInput,
  conditions: Conditions = {},
): Result<Proposed> => {
  const row: InputRow = {
    seq: position.seq + 1,
    at: Math.max(position.at, Math.floor(proposedAt)),
    by,
    move,
    ...(key !== undefined && { key }),
    ...(receipt !== undefined && { receipt }),
  };
  const next = fold(position, row, conditions.rests);
  if (!next.ok) return next;
  const dealt = proposeDeals(next.value, conditions);
  if (!dealt.ok) return dealt;
  const undoable = withoutFinal(dealt.value.position.undoable);
  return ok({ rows: [row, ...dealt.value.rows], position: { ...dealt.value.position, undoable } });
};

/** More than any honest game deals in a row. */
const MAX_DEALS = 250;

/** The chance moves that are due, as the match's luck has them. */
export const proposeDeals = (
  position: Position,
  { rests = [], mayDealOn = () => true }: Conditions = {},
): Result<Proposed> => {
  const rows: Row[] = [];
  let next = position;
  while (next.awaits.chance === true && next.outcome === undefined) {
    const { rules, start, deals, state, at, seq } = next;
    if (rows.length >= MAX_DEALS)
      return refuse(RULES_FAILED, `${start.game} deals more than ${MAX_DEALS} times in a row`);
    if (!mayDealOn(rows.length)) return refuse(RULES_FAILED, `${start.game} deals for too long`);
    const row = { seq: seq + 1, at, by: 'chance', move: rules.draw(state, committedRng(start, deals)) } as const;
    const dealt = fold(next, row, rests);
    if (!dealt.ok) return refuse(RULES_FAILED, `${start.game} refuses its own deal: ${dealt.error.message}`);
    rows.push(row);
    next = dealt.value;
  }
  return ok({ rows, position: next });
};

/** What is to be arranged: a row without its place in the log. */
export type Arrangement = ArrangementRow extends infer Kind
  ? Kind extends ArrangementRow
    ? Omit<Kind, 'seq' | 'at' | 'key'>
    : never
  : never;

/** An arrangement, at a match time. */
export const proposeArrangement = (
  position: Position,
  arrangement: Arrangement,
  { at, key }: { readonly at: number; readonly key: string },
): Result<Proposed> => {
  const row: ArrangementRow = { ...arrangement, seq: position.seq + 1, at: Math.max(position.at, Math.floor(at)), key };
  const next = fold(position, row);
  return next.ok ? ok({ rows: [row], position: next.value }) : next;
};
