import type { AnyRules } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { beforeAll, expect, test } from 'vitest';
import type { LogRow, StoredMatch } from '../../store/store.ts';
import { propose } from '../apply-input.ts';
import { loadMatch } from '../load-match.ts';
import type { LiveMatch } from '../position.ts';
import { makeUpdateMessage } from '../update-message.ts';
import { canUndo, undo } from './undo.ts';

let rules: AnyRules;
beforeAll(async () => {
  const found = await gameOf('crack-the-code')?.rules();
  if (found === undefined) throw new Error('no such game');
  rules = found;
});

const STORED: StoredMatch = {
  id: 'm1',
  table: 't1',
  game: 'crack-the-code',
  rules: 1,
  options: { positions: 5, colours: 6, attempts: 12, repeats: true },
  pace: { kind: 'live', perMove: 10, bank: 0 },
  rated: false,
  seats: [{ name: 'Ann' }, { name: 'Bo' }],
  secret: '00'.repeat(32),
  contributions: ['', ''],
  epoch: 0,
  startedAt: 0,
};

const hide = (match: LiveMatch, by: number, { at, code = 'rrybw' }: { at: number; code?: string }) =>
  rowsOf(propose(match, { input: { at, by, move: { type: 'hide', code } }, key: `hide-${at}` }));
const back = (match: LiveMatch, by: number, at: number) =>
  undo(match, { input: { at, by, move: null }, takesBack: true, key: `back-${at}` });
const rowsOf = (result: ReturnType<typeof propose>): readonly LogRow[] => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

test('the log is append-only and replays to the same position', () => {
  const match = loadMatch(STORED, rules, []);
  const rows = [
    ...hide(match, 0, { at: 1_000 }),
    ...rowsOf(back(match, 0, 2_000)),
    ...hide(match, 0, { at: 3_000, code: 'ggggg' }),
    ...hide(match, 1, { at: 4_000 }),
  ];
  expect(rows.map(({ seq, takesBack }) => [seq, takesBack])).toEqual([
    [1, undefined],
    [2, 1],
    [3, undefined],
    [4, undefined],
  ]);
  const again = loadMatch(STORED, rules, rows);
  expect(again.head).toEqual(match.head);
  expect(again.head).toMatchObject({ seq: 4, plies: 2, lastUndoSeq: 2 });
  expect(again.keys).toEqual(match.keys);
});

test('shows the undo only once its row is on disk', () => {
  const match = loadMatch(STORED, rules, []);
  hide(match, 0, { at: 1_000 });
  match.committed = match.head;
  back(match, 0, 2_000);
  const update = () => makeUpdateMessage(match, { viewer: 1, since: 0, at: 2_000 });
  expect(update()).toMatchObject({ seq: 1, told: [{ ply: 1, by: 0 }], awaits: [1] });
  expect(update()).not.toHaveProperty('whole');
  match.committed = match.head;
  expect(update()).toMatchObject({ seq: 2, told: [], awaits: [0, 1], whole: true });
});

test('restores the earlier clock, and refuses once that time is up', () => {
  const match = loadMatch(STORED, rules, []);
  const { clock } = match.head;
  hide(match, 0, { at: 8_000 });
  match.committed = match.head;
  expect(canUndo(match, 0, 9_999)).toBe(true);
  expect(canUndo(match, 1, 9_999)).toBe(false);
  expect(canUndo(match, 0, 10_000)).toBe(false);
  expect(back(match, 0, 10_000)).toMatchObject({ ok: false, error: { code: 'too-late-to-take-back' } });
  expect(back(match, 0, 9_999).ok).toBe(true);
  expect(match.head.clock).toEqual(clock);
});
