import {
  type AnyRules,
  committedRng,
  eventsFor,
  expectSetup,
  play,
  type Seat,
  sameJson,
  seatsOf,
} from '@sesame/kernel';
import type { LogRow } from '@sesame/server';
import { digestOf, type SeenViews } from './ledger.ts';
import type { MatchRows } from './store-contents.ts';

/** The final state of a replayed log. */
export interface ReplayResult {
  readonly state: unknown;
  readonly violations: readonly string[];
  /** The number of rows that each seat can know of. A row that changes nothing for a seat is not in its sequence. */
  readonly knownRows: readonly number[];
}

/** Replays a log through the rules and compares every view that a player received, by the player's own sequence. */
export const replayLog = (
  rules: AnyRules,
  { stored, rows }: MatchRows,
  seen: ReadonlyMap<Seat, SeenViews>,
): ReplayResult => {
  const violations: string[] = [];
  const start = expectSetup(rules, stored);
  const knownRows = stored.seats.map(() => 0);
  /** The seats that could not notice an input, by its row. */
  const unnoticedBy = new Map<number, readonly Seat[]>();
  let effective: readonly LogRow[] = [];
  let state = start;
  let deals = 0;
  let at = 0;

  const step = (row: LogRow) => {
    if (row.at < at) violations.push(`row ${row.seq} is earlier than the row before`);
    at = row.at;
    const played = play(rules, state, row);
    if (!played.ok) violations.push(`row ${row.seq} is refused: ${played.error.message}`);
    else {
      unnoticedBy.set(row.seq, findUnnoticing(rules, { row, before: state, ...played.value }, stored.seats.length));
      state = played.value.state;
    }
  };
  const checkViews = () => {
    for (const [seat, { views }] of seen) {
      const seq = knownRows[seat] ?? 0;
      const digest = views.get(seq);
      if (digest !== undefined && digest !== digestOf(rules.view(state, seat)))
        violations.push(`seat ${seat} received a different view at row ${seq} of its sequence`);
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

  checkViews();
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) violations.push(`row ${row.seq} found where row ${index + 1} was expected`);
    // Who did not notice an input does not notice that it is undone.
    const undone = row.takesBack === undefined ? undefined : (unnoticedBy.get(row.takesBack) ?? []);
    applyRow(row);
    const unnoticing = undone ?? unnoticedBy.get(row.seq) ?? [];
    for (const seat of seatsOf(stored.seats.length))
      if (!unnoticing.includes(seat)) knownRows[seat] = (knownRows[seat] ?? 0) + 1;
    checkViews();
  }
  return { state, violations, knownRows };
};

interface Input {
  readonly row: LogRow;
  readonly before: unknown;
  readonly state: unknown;
  readonly events: Parameters<typeof eventsFor>[0];
}

/** The seats for which an input changes nothing: what they see, what they are told, and whom the match awaits. */
const findUnnoticing = (rules: AnyRules, { row, before, state, events }: Input, seats: number): readonly Seat[] => {
  if (rules.outcome(state) !== undefined || events.some(({ to }) => to === 'all')) return [];
  if (!sameJson(rules.awaits(before).seats, rules.awaits(state).seats)) return [];
  return seatsOf(seats).filter(
    (seat) =>
      seat !== row.by &&
      eventsFor(events, seat).length === 0 &&
      sameJson(rules.view(before, seat), rules.view(state, seat)),
  );
};
