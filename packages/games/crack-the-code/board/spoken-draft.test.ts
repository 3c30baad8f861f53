import { expect, test } from 'vitest';
import { type Draft, type Edit, edited, emptyDraft } from './draft.ts';
import { draftSentence } from './spoken-draft.ts';

const RED: Draft = edited(emptyDraft(3), { type: 'place', letter: 'r' });
const FULL: Draft = { places: ['r', 'y', 'b'], at: 2 };

test.each<[Draft, Edit, string]>([
  [emptyDraft(3), { type: 'place', letter: 'y' }, 'Place 1: yellow, 2 to go.'],
  [RED, { type: 'place', letter: 'y' }, 'Place 2: yellow, 1 to go.'],
  [{ places: ['r', 'y', undefined], at: 2 }, { type: 'place', letter: 'b' }, 'Place 3: blue. All places are filled.'],
  [FULL, { type: 'back' }, 'Place 3: empty, 1 to go.'],
  [RED, { type: 'step', by: -1 }, 'Place 1: red.'],
  [RED, { type: 'back' }, 'All places are empty.'],
  [FULL, { type: 'clear' }, 'All places are empty.'],
  [RED, { type: 'fill', letters: ['b', 'b', 'y'] }, 'blue, blue, yellow. All places are filled.'],
  [RED, { type: 'move', from: 0, to: 2 }, 'Place 1: empty. Place 3: red, 2 to go.'],
])('%j, %j: %s', (draft, edit, sentence) => {
  expect(draftSentence(draft, edited(draft, edit), 'en')).toBe(sentence);
});
