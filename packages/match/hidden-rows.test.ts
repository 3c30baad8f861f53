import { type Actor, type AnyRules, ok } from '@sesame/kernel';
import { lantern } from '@sesame/kernel/lantern';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';
import { expect, test } from 'vitest';
import { fold, openPosition } from './fold.ts';
import { lastUndoFor, pliesFor, seqFor } from './hidden-rows.ts';
import type { MatchStart, Position } from './position.ts';
import { proposeDeals } from './propose.ts';
import type { InputRow, UndoRow } from './row.ts';
import { toldSince } from './told.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 60, bank: 60 };
const NONE: TimeControl = { kind: 'none', perMove: 0, bank: 0 };
const START: MatchStart = {
  id: 'm1',
  game: 'lantern',
  rules: 1,
  options: { rounds: 2, peeking: true, oil: 'rich' },
  seats: [{}, {}, {}],
  secret: '00'.repeat(32),
  contributions: ['', '', ''],
};

type Unnumbered = Omit<InputRow, 'seq'> | Omit<UndoRow, 'seq'>;

/** The position after the deals that are due at first, and these rows. */
const after = (rules: AnyRules, start: MatchStart, rows: readonly Unnumbered[], pace: TimeControl = NONE): Position => {
  const dealt = proposeDeals(openPosition(rules, start, { pace }));
  const played = rows.reduce(
    (so, row) => (so.ok ? fold(so.value, { ...row, seq: so.value.seq + 1 }) : so),
    dealt.ok ? ok(dealt.value.position) : dealt,
  );
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
};

const [ANN, BO, CLEO] = [0, 1, 2];
const set = (by: Actor, flame: number) => ({ at: 0, by, move: { type: 'set', flame } });

test('everybody counts the rows that they noticed, and an undo by their own number', () => {
  const position = after(lantern as unknown as AnyRules, START, [
    set(ANN, 3),
    set(BO, 5),
    { kind: 'undo', at: 0, by: BO, undoes: 3 },
  ]);
  expect(position).toMatchObject({ seq: 4, plies: 2, lastUndoSeq: 4 });
  const known = ([ANN, BO, CLEO, 'spectator'] as const).map((viewer) => ({
    seq: seqFor(position, viewer),
    plies: pliesFor(position, viewer),
    undo: lastUndoFor(position, viewer),
  }));
  expect(known).toEqual([
    { seq: 2, plies: 2, undo: 0 },
    // Bo noticed the deal, their own move and its undo.
    { seq: 3, plies: 1, undo: 3 },
    { seq: 1, plies: 1, undo: 0 },
    { seq: 1, plies: 1, undo: 0 },
  ]);
});

/** Makes positions of a match of Crystal Code of two. */
const race = async ({ apart, pace = NONE }: { readonly apart: boolean; readonly pace?: TimeControl }) => {
  const rules = await gameOf('crystal-code')?.rules();
  if (rules === undefined) throw new Error('no such game');
  const options = { fair: true, help: false, glass: 60, apart, untimed: false };
  const start = { ...START, game: 'crystal-code', rules: rules.version, options, seats: [{}, {}] };
  return (rows: readonly Unnumbered[]) => after(rules, { ...start, contributions: ['', ''] }, rows, pace);
};
const ready = (by: Actor, at = 0) => ({ at, by, move: { type: 'ready' } });

test('the clock of a seat that has begun a race apart stops for itself only', async () => {
  const position = (await race({ apart: true, pace: LIVE }))([ready(ANN, 5_000)]);
  expect(position.clock.since).toEqual([undefined, 0]);
  expect(position.othersClock.since).toEqual([0, 0]);
});

const RECEIPT: ClaimReceipt = {
  credited: 5_000,
  arrived: 5_000,
  trip: { low: 0, high: 0 },
  waited: 0,
  decision: 'alone',
};

test.each([
  { apart: true, isOver: false, told: [true, false, false] },
  { apart: true, isOver: true, told: [true, true, true] },
  { apart: false, isOver: false, told: [true, true, true] },
])('who is told how a claim was timed, %o', async ({ apart, isOver, told }) => {
  const position = (await race({ apart }))([
    ready(ANN),
    ready(BO),
    { at: 5_000, by: ANN, move: { type: 'give-up' }, receipt: RECEIPT },
  ]);
  const receipts = ([ANN, BO, 'spectator'] as const).map((viewer) =>
    toldSince(position, viewer, { since: 0, isOver }).some(({ receipt }) => receipt !== undefined),
  );
  expect(receipts).toEqual(told);
});
