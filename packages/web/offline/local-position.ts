import { type AnyRules, type Input, ok, type Result } from '@sesame/kernel';
import {
  fold,
  mayUndo as mayUndoIn,
  openPosition as openEngine,
  type Position,
  type Proposed,
  proposeDeals,
  proposeInput,
  proposeUndo,
} from '@sesame/match';
import type { ClaimReceipt } from '@sesame/protocol';
import { type LocalMatch, rowsOf } from './local-match.ts';

/** A match in this browser, and the position that follows from its log. */
export interface LocalPosition extends Position {
  readonly match: LocalMatch;
}

/** The position after all rows of the log, and the deals that are due. Throws if the log does not replay. */
export const openPosition = (match: LocalMatch, rules: AnyRules): LocalPosition => {
  let position = openEngine(rules, match, { pace: { kind: 'none', perMove: 0, bank: 0 } });
  for (const row of rowsOf(match)) {
    const next = fold(position, row);
    if (!next.ok) throw new Error(`${match.id} does not replay at ${row.seq}: ${next.error.message}`);
    position = next.value;
  }
  const dealt = proposeDeals(position);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return withProposed(match, dealt.value);
};

const withProposed = (match: LocalMatch, { rows, position }: Proposed): LocalPosition => ({
  ...position,
  match: rows.length === 0 ? match : { ...match, rows: [...rowsOf(match), ...rows] },
});

/** Plays an input, and the deals that follow. */
export const playInput = (
  position: LocalPosition,
  input: Input<unknown>,
  receipt?: ClaimReceipt,
): Result<LocalPosition> => {
  const proposed = proposeInput(position, { input, receipt });
  return proposed.ok ? ok(withProposed(position.match, proposed.value)) : proposed;
};

export const mayUndo = (position: LocalPosition): boolean =>
  mayUndoIn(position, { seat: position.match.you, at: position.at });

/** Undoes the player's last input. */
export const undoInput = (position: LocalPosition, at: number): Result<LocalPosition> => {
  const proposed = proposeUndo(position, { seat: position.match.you, at });
  return proposed.ok ? ok(withProposed(position.match, proposed.value)) : proposed;
};
