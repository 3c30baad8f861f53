import { type AnyRules, committedRng, type Seat, sameJson, seatsOf } from '@sesame/kernel';
import { fold, type InputRow, isInput, openPosition, type Position, seqFor } from '@sesame/match';
import { digestOf, type SeenViews } from './ledger.ts';
import type { MatchRows } from './store-contents.ts';

/** The final state of a replayed log. */
export interface ReplayResult {
  readonly state: unknown;
  readonly violations: readonly string[];
  /** The number of rows that each seat can know of. A row that changes nothing for a seat is not in its sequence. */
  readonly knownRows: readonly number[];
}

/** Replays a log and compares every view that a player received, by the player's own sequence. */
export const replayLog = (
  rules: AnyRules,
  { stored, rows }: MatchRows,
  seen: ReadonlyMap<Seat, SeenViews>,
): ReplayResult => {
  const violations: string[] = [];
  let position = openPosition(rules, stored, { pace: stored.pace });
  const checkViews = () => {
    for (const [seat, { views }] of seen) {
      const seq = seqFor(position, seat);
      const digest = views.get(seq);
      if (digest !== undefined && digest !== digestOf(rules.view(position.state, seat)))
        violations.push(`seat ${seat} received a different view at row ${seq} of its sequence`);
    }
  };

  checkViews();
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) violations.push(`row ${row.seq} found where row ${index + 1} was expected`);
    if (isInput(row)) violations.push(...checkInput(position, row));
    const next = fold(position, row);
    if (next.ok) position = next.value;
    else violations.push(`row ${row.seq} is refused: ${next.error.message}`);
    checkViews();
  }
  const knownRows = seatsOf(stored.seats.length).map((seat) => seqFor(position, seat));
  return { state: position.state, violations, knownRows };
};

/** Inputs are in order, and deals are those of the match's luck. */
const checkInput = ({ at, rules, state, start, deals }: Position, row: InputRow): readonly string[] => {
  const wrong: string[] = [];
  if (row.at < at) wrong.push(`row ${row.seq} is earlier than the row before`);
  if (row.by !== 'chance') return wrong;
  const drawn = rules.draw(state, committedRng(start, deals));
  if (!sameJson(JSON.parse(JSON.stringify(drawn)), row.move))
    wrong.push(`row ${row.seq} differs from the committed draw`);
  return wrong;
};
