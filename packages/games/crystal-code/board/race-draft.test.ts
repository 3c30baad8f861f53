import { expect, test } from 'vitest';
import { isRightChain } from '../rules/chains.ts';
import { solve } from '../rules/solve.ts';
import { applyRaceEdit, newRaceDraft, type RaceDraft, type RaceEdit } from './race-draft.ts';
import { chainOf, jointsOf } from './tile-arrangement.ts';
import { startLayout, TALL_PLANE, WIDE_PLANE } from './tile-layout.ts';

const HAND = [4, 9, 1, 20, 7];

const after = (...edits: readonly RaceEdit[]): RaceDraft => edits.reduce(applyRaceEdit, newRaceDraft(HAND, WIDE_PLANE));
const pairs = ({ tiles }: RaceDraft): readonly string[] =>
  jointsOf(tiles).map(({ one, other }) => `${one.at}.${one.side}=${other.at}.${other.side}`);

test.each<[string, readonly RaceEdit[], readonly string[]]>([
  [
    'two sides tapped one after the other are joined',
    [
      { type: 'tap', at: 1, side: 2 },
      { type: 'tap', at: 3, side: 4 },
    ],
    ['1.2=3.4'],
  ],
  [
    'the same tile tapped twice chooses another side',
    [
      { type: 'tap', at: 1, side: 2 },
      { type: 'tap', at: 1, side: 0 },
      { type: 'tap', at: 3, side: 4 },
    ],
    ['1.0=3.4'],
  ],
  [
    'a tile selected without a side is not joined by a tap',
    [
      { type: 'choose', at: 1 },
      { type: 'tap', at: 3, side: 4 },
    ],
    [],
  ],
  [
    'a turned tile stays joined by its next side',
    [
      { type: 'tap', at: 1, side: 2 },
      { type: 'tap', at: 3, side: 4 },
      { type: 'turn', at: 1, fifths: 1 },
    ],
    ['1.1=3.4'],
  ],
  [
    'a loosened tile touches nothing',
    [{ type: 'tap', at: 1, side: 2 }, { type: 'tap', at: 3, side: 4 }, { type: 'loosen' }],
    [],
  ],
  ['nothing is attached without a selection', [{ type: 'attach', end: 'left' }], []],
])('%s', (_, edits, expected) => {
  expect(pairs(after(...edits))).toEqual(expected);
});

test('a right chain can be made with taps alone', () => {
  const [chain] = solve(HAND);
  if (chain === undefined) throw new Error('this hand has a chain');
  const taps = chain.slice(1).flatMap((link, i): readonly RaceEdit[] => {
    const before = chain[i];
    return [
      { type: 'leave' },
      { type: 'tap', at: HAND.indexOf(link.tile), side: link.in ?? 0 },
      { type: 'tap', at: HAND.indexOf(before?.tile ?? 0), side: before?.out ?? 0 },
    ];
  });
  const read = chainOf(after(...taps).tiles);
  expect(read && isRightChain(read)).toBe(true);
});

test('changing the plane lays out untouched tiles again and keeps joined tiles joined', () => {
  expect(applyRaceEdit(after(), { type: 'plane', plane: TALL_PLANE }).tiles).toEqual(startLayout(HAND, TALL_PLANE));
  const joined = after({ type: 'tap', at: 1, side: 2 }, { type: 'tap', at: 3, side: 4 });
  expect(pairs(applyRaceEdit(joined, { type: 'plane', plane: TALL_PLANE }))).toEqual(['1.2=3.4']);
});
