import { type MatchRecord, parseRecord } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { readNotes, withNotes } from './record-notes.ts';

const RECORD: MatchRecord = {
  sesame: 1,
  game: 'crack-the-code',
  rules: 1,
  options: {},
  seats: ['Ann', 'Bo'],
  inputs: [
    { at: 1, by: 0, move: {} },
    { at: 2, by: 1, move: {} },
  ],
};
const NOTES = {
  title: 'A duel',
  intro: '',
  author: 'Ann',
  notes: [{ ply: 2, text: 'Why?', mark: '?!' as const, viewer: 1 }],
};

test('notes come back from a file, and the record is still a record', () => {
  const file: unknown = JSON.parse(JSON.stringify(withNotes(RECORD, NOTES)));
  expect(readNotes(file, RECORD)).toEqual(NOTES);
  expect(parseRecord(file)).toEqual({ ok: true, value: RECORD });
});

test('moves and seats that the match does not have are left out', () => {
  const notes = [
    { ply: 3, text: 'late' },
    { ply: 1, text: 'seat', viewer: 2 },
    { ply: 2, text: 'fine' },
  ];
  expect(readNotes({ notes: { ...NOTES, notes } }, RECORD)?.notes).toEqual([{ ply: 2, text: 'fine' }]);
});

test.each([
  [{}],
  [{ notes: 'text' }],
  [{ notes: { title: 3 } }],
  [{ notes: { ...NOTES, notes: [{ ply: 0, text: '' }] } }],
])('%j has no notes', (json) => {
  expect(readNotes(json, RECORD)).toBeUndefined();
});
