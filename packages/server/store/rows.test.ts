import { describe, expect, test } from 'vitest';
import {
  makeLogRow,
  makeMatchRow,
  makeTableRow,
  parseChatLine,
  parseLogRow,
  parseMatch,
  parsePlayer,
  parseTable,
} from './rows.ts';
import type { LogRow, StoredMatch, StoredTable } from './store.ts';

const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;

const TABLE: StoredTable = {
  id: 't',
  version: 4,
  game: 'crack-the-code',
  options: { pegs: 5, dark: true, language: 'nl' },
  pace: LIVE,
  open: true,
  rated: false,
  seats: [{ kind: 'open' }, { kind: 'bot', bot: 'master' }],
  secret: '00',
  drawRepeats: 2,
  createdAt: 7,
};

describe('a table is read as it was written', () => {
  test.each<[string, Partial<StoredTable>]>([
    ['listed', {}],
    ['rated and not listed', { open: false, rated: true }],
    ['with a host', { host: 'ann' }],
    ['with a draw due at 0', { drawDueAt: 0 }],
    ['with a match', { match: 'm', next: 't2' }],
    ['that was closed', { closedAt: 9 }],
  ])('%s', (_, more) => {
    const table = { ...TABLE, ...more };
    expect(parseTable(makeTableRow(table))).toEqual(table);
  });

  test('with times as text, as PostgreSQL has them', () => {
    const row = makeTableRow({ ...TABLE, drawDueAt: 8, closedAt: 9 });
    const asText = { ...row, created_at: '7', draw_due_at: '8', closed_at: '9' } as unknown as typeof row;
    expect(parseTable(asText)).toEqual({ ...TABLE, drawDueAt: 8, closedAt: 9 });
  });
});

const MATCH: StoredMatch = {
  id: 'm',
  table: 't',
  game: 'crack-the-code',
  rules: 3,
  options: { pegs: 5 },
  pace: LIVE,
  rated: true,
  seats: [
    { name: 'Ann', player: 'ann' },
    { name: 'Master', bot: 'master' },
  ],
  secret: '00',
  contributions: ['aa', ''],
  epoch: 5,
  startedAt: 6,
};

describe('a match is read as it was written', () => {
  /** What only later changes write. */
  const added = { start_pace: null, aborted: null, paused_at: null };
  const read = (match: StoredMatch, later: object = {}) =>
    parseMatch({ ...makeMatchRow(match), ...added, ...later } as Parameters<typeof parseMatch>[0]);

  test.each<[string, Partial<StoredMatch>]>([
    ['running', {}],
    ['unrated', { rated: false }],
    ['that has ended', { endedAt: 9, outcome: { ranks: [1, 2] } }],
    ['from a record', { branched: { match: 'm0', ply: 2 } as unknown as NonNullable<StoredMatch['branched']> }],
    ['of a tournament', { tournament: 'cup' }],
  ])('%s', (_, more) => {
    expect(read({ ...MATCH, ...more })).toEqual({ ...MATCH, ...more });
  });

  test('with what was added later', () => {
    const days = { ...LIVE, kind: 'correspondence' } as const;
    const later = { start_pace: JSON.stringify(days), aborted: '', paused_at: 0 };
    expect(read(MATCH, later)).toEqual({ ...MATCH, startPace: days, aborted: '', pausedAt: 0 });
  });
});

test.each<[string, LogRow]>([
  ['a move', { seq: 1, at: 5, key: '0 k', by: 0, move: { type: 'hide', code: 'rrybw' } }],
  ['a deal', { seq: 2, at: 5, by: 'chance', move: [1, 2] }],
  ['a timeout', { seq: 3, at: 5, by: 'clock', move: { type: 'forfeit', seat: 1 } }],
  ['a claim', { seq: 4, at: 5, by: 1, move: null, receipt: { credited: 300 } as never }],
  ['an undo of the first row', { kind: 'undo', seq: 5, at: 6, key: '0 u', by: 0, undoes: 0 }],
  ['a proposal', { kind: 'offer', seq: 6, at: 7, by: 1, timeControl: LIVE }],
  ['an older proposal', { kind: 'offer', seq: 6, at: 7, by: 1, timeControl: LIVE, agreed: [0, 1] }],
  ['an agreement', { kind: 'agree', seq: 7, at: 8, by: 0, timeControl: LIVE }],
  ['a proposal taken back', { kind: 'withdraw', seq: 8, at: 9, by: 1 }],
  ['an end without a result', { kind: 'end', seq: 9, at: 10, note: 'broken' }],
  ['an end with a result', { kind: 'end', seq: 9, at: 10, note: '', outcome: { ranks: [2, 1] } }],
])('a row of the log is read as it was written: %s', (_, row) => {
  expect(parseLogRow(makeLogRow(row))).toEqual(row);
});

test('a player has left, or belongs to another, only if the row says so', () => {
  const row = { id: 'ann', name: 'Ann', created_at: 1, left_at: null, owner: null };
  const read = (more: object) => parsePlayer({ ...row, ...more } as Parameters<typeof parsePlayer>[0]);
  const ann = { id: 'ann', name: 'Ann', createdAt: 1 };
  expect([read({}), read({ left_at: 0 }), read({ owner: 'bo' })]).toEqual([
    ann,
    { ...ann, leftAt: 0 },
    { ...ann, owner: 'bo' },
  ]);
});

test('a message is a guest’s only if the row says so', () => {
  const row = { seq: 1, at: 2, player_id: 'ann', name: 'Ann', text: 'Hello', guest: 0 };
  const read = (more: object) => parseChatLine({ ...row, ...more } as Parameters<typeof parseChatLine>[0]);
  const line = { seq: 1, at: 2, player: 'ann', name: 'Ann', text: 'Hello' };
  expect([read({}), read({ guest: 1 }), read({ guest: null })]).toEqual([line, { ...line, guest: true }, line]);
});
