import { expect, test } from 'vitest';
import { codeOf, type Draft, type Edit, edited, emptyDraft, isEmpty } from './draft.ts';

const after = (...edits: readonly Edit[]): Draft => edits.reduce(edited, emptyDraft(3));
const shown = ({ places, at }: Draft): string => `${places.map((letter) => letter ?? '.').join('')} ${at}`;

const place = (letter: 'r' | 'y' | 'b', at?: number): Edit => ({
  type: 'place',
  letter,
  ...(at !== undefined && { at }),
});

test.each<[string, readonly Edit[], string]>([
  ['crystals fill from the left', [place('r'), place('y')], 'ry. 2'],
  ['the last place stays chosen when all are full', [place('r'), place('y'), place('b')], 'ryb 2'],
  ['the next free place may be before', [place('r', 1), place('y'), place('b')], 'bry 0'],
  ['a chosen place is replaced', [place('r'), { type: 'select', at: 0 }, place('b')], 'b.. 1'],
  ['back takes the one before an empty place', [place('r'), place('y'), { type: 'back' }], 'r.. 1'],
  ['back takes the chosen one', [place('r'), place('y'), place('b'), { type: 'back' }], 'ry. 2'],
  ['back at the start does nothing', [{ type: 'back' }], '... 0'],
  ['two places change crystals', [place('r'), place('y'), { type: 'move', from: 0, to: 2 }], '.yr 0'],
  ['steps go around', [{ type: 'step', by: -1 }], '... 2'],
  ['a whole row is copied', [{ type: 'fill', letters: ['b', 'b', 'y'] }], 'bby 2'],
  ['clear empties it', [place('r'), { type: 'clear' }], '... 0'],
])('%s', (_, edits, expected) => {
  expect(shown(after(...edits))).toBe(expected);
});

test('a code is whole or not there', () => {
  expect(codeOf(after(place('r'), place('y')))).toBeUndefined();
  expect(codeOf(after(place('r'), place('y'), place('y')))).toBe('ryy');
  expect(isEmpty(after(place('r'), { type: 'back' }))).toBe(true);
});
