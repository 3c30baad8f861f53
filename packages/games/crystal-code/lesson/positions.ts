import type { LessonInput } from '@sesame/ui';
import { CARDS } from '../rules/cards.ts';
import type { Card, Chain, Laid, Move, Tile } from '../rules/state.ts';

/** The inputs that lead to the positions of the lesson. The player has seat 0. */

type Input = LessonInput<Move>;

/** The player’s tiles in the first two races, with a right chain for each. */
export const FIRST: { readonly tiles: readonly Tile[]; readonly chain: Chain } = {
  tiles: [0, 1, 2, 3, 4],
  chain: [
    { tile: 0, out: 0 },
    { tile: 2, in: 0, out: 2 },
    { tile: 4, in: 2, out: 4 },
    { tile: 3, in: 0, out: 3 },
    { tile: 1, in: 2 },
  ],
};
export const SECOND: typeof FIRST = {
  tiles: [5, 6, 7, 8, 9],
  chain: [
    { tile: 5, out: 0 },
    { tile: 8, in: 4, out: 2 },
    { tile: 6, in: 4, out: 2 },
    { tile: 7, in: 3, out: 1 },
    { tile: 9, in: 1 },
  ],
};

const OTHER_TILES: readonly Tile[] = [10, 11, 12, 13, 14];

/** Drawing order: the player’s three cards, the opponent’s, then two for each race that the player wins. */
const DRAWN: readonly Card[] = ['c10', 'c56', 'c26', 'c72', 'c73', 'c74', 'c64', 'c2', 'c20', 'c27', 'c11', 'c52'];

const shuffle: Input = {
  by: 'chance',
  move: { type: 'shuffle', cards: [...DRAWN, ...CARDS.filter((card) => !DRAWN.includes(card))] },
};

const race = ({ tiles }: typeof FIRST): readonly Input[] => [
  { by: 'chance', move: { type: 'deal', hands: [tiles, OTHER_TILES] } },
  { by: 0, move: { type: 'ready' } },
  { by: 1, move: { type: 'ready' } },
];

/** A race that the player wins. */
const wonRace: readonly Input[] = [
  ...race(FIRST),
  { after: 24_000, by: 0, move: { type: 'done', chain: FIRST.chain } },
  { by: 1, move: { type: 'give-up' } },
];

const built = (...lay: readonly Laid[]): readonly Input[] => [
  { by: 0, move: { type: 'build', lay } },
  { by: 1, move: { type: 'build', lay: [] } },
];

/** The cards that make a closed machine with all spots filled, in order. */
export const CLOSED_MACHINE: readonly [Laid, Laid, Laid] = [
  { card: 'c10', x: 0, y: 0, turn: 0 },
  { card: 'c64', x: 0, y: -1, turn: 0 },
  { card: 'c11', x: 0, y: -2, turn: 2 },
];
const [FIRST_CARD, SECOND_CARD] = CLOSED_MACHINE;

export const firstRace: readonly Input[] = [shuffle, ...race(FIRST)];
/** The opponent has made a wrong chain. */
export const secondRace: readonly Input[] = [
  shuffle,
  ...race(SECOND),
  {
    after: 5000,
    by: 1,
    move: {
      type: 'done',
      chain: [
        { tile: 10, out: 3 },
        { tile: 11, in: 4, out: 2 },
        { tile: 13, in: 2, out: 0 },
        { tile: 12, in: 4, out: 1 },
        { tile: 14, in: 0 },
      ],
    },
  },
];
export const firstBuilding: readonly Input[] = [shuffle, ...wonRace];
export const secondBuilding: readonly Input[] = [...firstBuilding, ...built(FIRST_CARD), ...wonRace];
export const thirdBuilding: readonly Input[] = [...secondBuilding, ...built(SECOND_CARD), ...wonRace];
