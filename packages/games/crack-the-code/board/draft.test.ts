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
  ['crystals fill places from the left', [place('r'), place('y')], 'ry. 2'],
  ['the last place stays selected when all are full', [place('r'), place('y'), place('b')], 'ryb 2'],
  ['the next free place can be further left', [place('r', 1), place('y'), place('b')], 'bry 0'],
  ['a crystal in the selected place is replaced', [place('r'), { type: 'select', at: 0 }, place('b')], 'b.. 1'],
  ['back removes the crystal before an empty place', [place('r'), place('y'), { type: 'back' }], 'r.. 1'],
  ['back removes the selected crystal', [place('r'), place('y'), place('b'), { type: 'back' }], 'ry. 2'],
  ['back at the start does nothing', [{ type: 'back' }], '... 0'],
  ['two places swap crystals', [place('r'), place('y'), { type: 'move', from: 0, to: 2 }], '.yr 0'],
  ['steps wrap around', [{ type: 'step', by: -1 }], '... 2'],
  ['a whole row is copied', [{ type: 'fill', letters: ['b', 'b', 'y'] }], 'bby 2'],
  ['clear empties it', [place('r'), { type: 'clear' }], '... 0'],
])('%s', (_, edits, expected) => {
  expect(shown(after(...edits))).toBe(expected);
});

test('a code is complete or undefined', () => {
  expect(codeOf(after(place('r'), place('y')))).toBeUndefined();
  expect(codeOf(after(place('r'), place('y'), place('y')))).toBe('ryy');
  expect(isEmpty(after(place('r'), { type: 'back' }))).toBe(true);
});
