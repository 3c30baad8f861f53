import { type AnyRules, committedRng, play, type Seat, sameJson } from '@sesame/kernel';
import type { LogRow } from '@sesame/server';
import { digestOf, type SeenViews } from './ledger.ts';
import type { MatchRows } from './store-contents.ts';

/** The final state of a replayed log. */
export interface ReplayResult {
  readonly state: unknown;
  readonly violations: readonly string[];
}

/** Replays a log through the rules and compares every view that a player received. */
export const replayLog = (
  rules: AnyRules,
  { stored, rows }: MatchRows,
  seen: ReadonlyMap<Seat, SeenViews>,
): ReplayResult => {
  const violations: string[] = [];
  const start = rules.setup(stored.seats.length, stored.options);
  let effective: readonly LogRow[] = [];
  let state = start;
  let deals = 0;
  let at = 0;

  const step = (row: LogRow) => {
    if (row.at < at) violations.push(`row ${row.seq} is earlier than the row before`);
    at = row.at;
    const played = play(rules, state, row);
    if (!played.ok) violations.push(`row ${row.seq} is refused: ${played.error.message}`);
    else state = played.value.state;
  };
  const checkViews = (seq: number) => {
    for (const [seat, { views }] of seen) {
      const digest = views.get(seq);
      if (digest !== undefined && digest !== digestOf(rules.view(state, seat)))
        violations.push(`seat ${seat} received a different view at row ${seq}`);
    }
  };
  const applyRow = (row: LogRow) => {
    if (row.by === 'chance') {
      const drawn = rules.draw(state, committedRng(stored, deals++));
      if (!sameJson(JSON.parse(JSON.stringify(drawn)), row.move))
        violations.push(`row ${row.seq} differs from the committed draw`);
    }
    if (row.takesBack === undefined) {
      effective = [...effective, row];
      return step(row);
    }
    effective = effective.filter(({ seq }) => seq !== row.takesBack);
    state = start;
    at = 0;
    for (const one of effective) step(one);
  };

  checkViews(0);
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) violations.push(`row ${row.seq} found where row ${index + 1} was expected`);
    applyRow(row);
    checkViews(row.seq);
  }
  return { state, violations };
};
