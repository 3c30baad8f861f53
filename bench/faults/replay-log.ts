import { type AnyRules, committedRng, play, type Seat, sameJson } from '@sesame/kernel';
import type { LogRow } from '@sesame/server';
import { digestOf, type Seen } from './ledger.ts';
import type { WrittenMatch } from './store-contents.ts';

/** A match as its log tells it. */
export interface Replayed {
  readonly state: unknown;
  readonly complaints: readonly string[];
}

/** Plays a log row by row through the rules, and holds every view that somebody was shown against it. */
export const replayLog = (rules: AnyRules, { stored, rows }: WrittenMatch, seen: ReadonlyMap<Seat, Seen>): Replayed => {
  const complaints: string[] = [];
  const start = rules.setup(stored.seats.length, stored.options);
  let standing: readonly LogRow[] = [];
  let state = start;
  let deals = 0;
  let at = 0;

  const step = (row: LogRow) => {
    if (row.at < at) complaints.push(`row ${row.seq} goes back in time`);
    at = row.at;
    const played = play(rules, state, row);
    if (!played.ok) complaints.push(`row ${row.seq} is refused: ${played.error.message}`);
    else state = played.value.state;
  };
  const look = (seq: number) => {
    for (const [seat, { views }] of seen) {
      const digest = views.get(seq);
      if (digest !== undefined && digest !== digestOf(rules.view(state, seat)))
        complaints.push(`seat ${seat} was shown something else at ${seq}`);
    }
  };
  const take = (row: LogRow) => {
    if (row.by === 'chance') {
      const drawn = rules.draw(state, committedRng(stored, deals++));
      if (!sameJson(JSON.parse(JSON.stringify(drawn)), row.move)) complaints.push(`row ${row.seq} was not drawn so`);
    }
    if (row.takesBack === undefined) {
      standing = [...standing, row];
      return step(row);
    }
    standing = standing.filter(({ seq }) => seq !== row.takesBack);
    state = start;
    at = 0;
    for (const one of standing) step(one);
  };

  look(0);
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) complaints.push(`row ${row.seq} stands where ${index + 1} should`);
    take(row);
    look(row.seq);
  }
  return { state, complaints };
};
