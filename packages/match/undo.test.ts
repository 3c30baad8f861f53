import { type AnyRules, ok, type Result } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';
import { beforeAll, expect, test } from 'vitest';
import { fold, openPosition } from './fold.ts';
import type { MatchStart, Position } from './position.ts';
import { type Proposed, proposeArrangement, proposeInput } from './propose.ts';
import { effectiveInputs, type Row } from './row.ts';
import { toldSince } from './told.ts';
import { mayUndo, proposeUndo } from './undo.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 10, bank: 0 };
const START: MatchStart = {
  id: 'm1',
  game: 'crack-the-code',
  rules: 1,
  options: { positions: 5, colours: 6, attempts: 12, repeats: true },
  seats: [{}, {}],
  secret: '00'.repeat(32),
  contributions: ['', ''],
};

let opening: Position;
beforeAll(async () => {
  const rules: AnyRules | undefined = await gameOf('crack-the-code')?.rules();
  if (rules === undefined) throw new Error('no such game');
  opening = openPosition(rules, START, { pace: LIVE });
});

type Step = (position: Position) => Result<Proposed>;
const hide =
  (by: number, { at, code = 'rrybw' }: { at: number; code?: string }): Step =>
  (position) =>
    proposeInput(position, { input: { at, by, move: { type: 'hide', code } }, key: `hide-${at}` });
const undo =
  (seat: number, at: number): Step =>
  (position) =>
    proposeUndo(position, { seat, at, key: `undo-${at}` });

const expectProposed = (proposed: Result<Proposed>): Proposed => {
  if (!proposed.ok) throw new Error(proposed.error.message);
  return proposed.value;
};
const play = (steps: readonly Step[], from = opening) => {
  const rows: Row[] = [];
  let position = from;
  for (const step of steps) {
    const proposed = expectProposed(step(position));
    rows.push(...proposed.rows);
    position = proposed.position;
  }
  return { rows, position };
};
const replay = (rows: readonly Row[]): Result<Position> =>
  rows.reduce<Result<Position>>((so, row) => (so.ok ? fold(so.value, row) : so), ok(opening));

test('the log is append-only and replays to the same position', () => {
  const steps = [hide(0, { at: 1_000 }), undo(0, 2_000), hide(0, { at: 3_000, code: 'ggggg' }), hide(1, { at: 4_000 })];
  const { rows, position } = play(steps);
  expect(rows.map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, undefined],
    [2, 'undo'],
    [3, undefined],
    [4, undefined],
  ]);
  expect(effectiveInputs(rows).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(position).toMatchObject({ seq: 4, plies: 2, lastUndoSeq: 2 });
  expect(replay(rows)).toEqual(ok(position));
});

test('an undo changes no position before it', () => {
  const { position: hidden } = play([hide(0, { at: 1_000 })]);
  const { position: undone } = play([undo(0, 2_000)], hidden);
  const told = (position: Position) => toldSince(position, 1, { since: 0, isOver: false });
  expect(told(hidden)).toMatchObject([{ ply: 1, by: 0 }]);
  expect(hidden).toMatchObject({ seq: 1, awaits: { seats: [1] } });
  expect(told(undone)).toEqual([]);
  expect(undone).toMatchObject({ seq: 2, awaits: { seats: [0, 1] } });
});

test('two futures of a position share nothing', () => {
  const { position: before } = play([hide(0, { at: 1_000 })]);
  const futures = [play([hide(1, { at: 2_000 })], before), play([undo(0, 3_000)], before)];
  const [hidden, undone] = futures.map(({ position }) => position);
  expect(hidden?.eventLog.slice(0, hidden.plies)).toHaveLength(2);
  expect(undone?.eventLog.slice(0, undone.plies)).toHaveLength(0);
  expect([...(hidden?.keys.rows.keys() ?? [])]).toEqual(['0 hide-1000', '1 hide-2000']);
  expect([...(undone?.keys.rows.keys() ?? [])]).toEqual(['0 hide-1000', '0 undo-3000']);
});

test('restores the earlier clock, and refuses once that time is up', () => {
  const { position } = play([hide(0, { at: 8_000 })]);
  expect(mayUndo(position, { seat: 0, at: 9_999 })).toBe(true);
  expect(mayUndo(position, { seat: 1, at: 9_999 })).toBe(false);
  expect(mayUndo(position, { seat: 0, at: 10_000 })).toBe(false);
  expect(undo(0, 10_000)(position)).toMatchObject({ ok: false, error: { code: 'too-late-to-take-back' } });
  expect(play([undo(0, 9_999)], position).position.clock).toEqual(opening.clock);
});

test('a row that does not follow is refused', () => {
  const { position } = play([hide(0, { at: 1_000 })]);
  const row: Row = { kind: 'undo', seq: 2, at: 2_000, by: 0, undoes: 1 };
  expect(fold(position, row).ok).toBe(true);
  const timeControl = { ...LIVE, perMove: 60 };
  const offered = proposeArrangement(position, { kind: 'offer', by: 0, timeControl }, { at: 1_500, key: 'offer' });
  const { position: agreed } = expectProposed(
    proposeArrangement(
      expectProposed(offered).position,
      { kind: 'agree', by: 1, timeControl },
      { at: 1_600, key: 'agree' },
    ),
  );
  expect(fold(agreed, { ...row, seq: 4 })).toMatchObject({ ok: false, error: { code: 'cannot-undo' } });
  expect(fold(position, { ...row, undoes: 7 })).toMatchObject({ ok: false });
  expect(fold(position, { seq: 2, at: 2_000, by: 'chance', move: null })).toMatchObject({ ok: false });
});
