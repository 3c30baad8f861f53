import { expect, test } from 'vitest';
import { changeNote, NO_NOTES, noteAt, notesAround } from './content.ts';

const two = changeNote(changeNote(NO_NOTES, 7, { text: 'Late', viewer: 1 }), 2, { mark: '!?' });

test('notes are in the order of the moves', () => {
  expect(two.notes).toEqual([
    { ply: 2, text: '', mark: '!?' },
    { ply: 7, text: 'Late', viewer: 1 },
  ]);
});

test('a change leaves the rest of a note as it is', () => {
  const changed = changeNote(changeNote(two, 7, { mark: '??' }), 7, { text: 'Later' });
  expect(noteAt(changed, 7)).toEqual({ ply: 7, text: 'Later', mark: '??', viewer: 1 });
  expect(noteAt(changeNote(changed, 7, { mark: null }), 7)).toEqual({ ply: 7, text: 'Later', viewer: 1 });
});

test('a note without text and mark goes away', () => {
  expect(changeNote(two, 2, { mark: null }).notes).toHaveLength(1);
  expect(changeNote(changeNote(two, 7, { text: '' }), 2, { mark: null })).toEqual(NO_NOTES);
  expect(changeNote(NO_NOTES, 3, { viewer: 'spectator' })).toEqual(NO_NOTES);
});

test.each([
  [0, { previous: undefined, next: 2, passed: 0 }],
  [2, { previous: undefined, next: 7, passed: 1 }],
  [5, { previous: 2, next: 7, passed: 1 }],
  [7, { previous: 2, next: undefined, passed: 2 }],
])('around move %s', (ply, around) => {
  expect(notesAround(two, ply)).toEqual(around);
});
