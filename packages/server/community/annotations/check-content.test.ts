import { MAX_ANNOTATION_BYTES, MAX_MOVE_NOTE_LENGTH } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

const MATCH = { plies: 100, seats: 2 };
const content = { title: 'Title', intro: '', notes: [{ ply: 1, text: 'Hello' }] };
const codeOf = (checked: ReturnType<typeof checkContent>) => (checked.ok ? 'accepted' : checked.error.code);

test('texts are cleaned, empty notes left out and the others sorted by move', () => {
  const notes = [
    { ply: 9, text: '  last\r\nline\u202e ' },
    { ply: 3, text: ' ' },
    { ply: 2, text: '', mark: '??' as const },
  ];
  expect(checkContent({ title: ' A\nB ', intro: 'One\n\nTwo\u0007', notes }, MATCH)).toEqual({
    ok: true,
    value: {
      title: 'A B',
      intro: 'One\n\nTwo',
      notes: [
        { ply: 2, text: '', mark: '??' },
        { ply: 9, text: 'last\nline' },
      ],
    },
  });
});

test.each([
  ['a move that the match does not have', { ...content, notes: [{ ply: 101, text: 'x' }] }, 'no-ply'],
  ['a seat that the match does not have', { ...content, notes: [{ ply: 1, text: 'x', viewer: 2 }] }, 'no-ply'],
  ['two notes on one move', { ...content, notes: [...content.notes, ...content.notes] }, 'malformed'],
  [
    'more than the limit in all',
    {
      ...content,
      notes: Array.from({ length: 1 + MAX_ANNOTATION_BYTES / MAX_MOVE_NOTE_LENGTH }, (_, i) => ({
        ply: i + 1,
        text: 'x'.repeat(MAX_MOVE_NOTE_LENGTH),
      })),
    },
    'annotation-too-long',
  ],
  ['the limit counts bytes', { ...content, notes: longNotes() }, 'annotation-too-long'],
])('%s is refused', (_, written, code) => {
  expect(codeOf(checkContent(written, MATCH))).toBe(code);
});

/** Fewer characters than the limit, but more bytes. */
function longNotes() {
  return Array.from({ length: 40 }, (_, i) => ({ ply: i + 1, text: 'é'.repeat(MAX_MOVE_NOTE_LENGTH) }));
}

test('what fits is accepted', () => {
  expect(codeOf(checkContent({ ...content, notes: [{ ply: 100, text: 'x', viewer: 'spectator' }] }, MATCH))).toBe(
    'accepted',
  );
});
