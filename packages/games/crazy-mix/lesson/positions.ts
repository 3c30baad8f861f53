import type { LessonInput } from '@sesame/ui';
import { PILE } from '../rules/cards.ts';
import { type Card, type CodeCard, MIX, type Target } from '../rules/pieces.ts';
import type { Move } from '../rules/state.ts';
import type { Sign } from '../rules/symbols.ts';

/** The inputs that lead to the positions of the lesson. The player has seat 0. */

type Input = LessonInput<Move>;

/** Scattered, so that neighbours are not alike. */
const PLACES: readonly Target[] = [
  ...(['G', 'N', 'A', 'L1', 'K', 'P', 'H', 'C', 'R', 'E'] as const),
  ...(['B', 'M', 'L2', 'F', 'Q', 'J', 'D', 'I', 'O', 'L'] as const),
];

const layOut = (top: readonly Card[]): Input => ({
  by: 'chance',
  move: {
    type: 'lay-out',
    targets: PLACES,
    pile: [...top, ...PILE.filter((card) => !top.includes(card))],
    crazySide: 1,
    starter: 0,
  },
});

const turned = (cards: number): readonly Input[] =>
  Array.from({ length: cards }, () => ({ by: 'clock', move: { type: 'turn' } }));

const pointAt = (target: Target, symbol?: Sign): Extract<Move, { type: 'point' }> => ({
  type: 'point',
  target: PLACES.indexOf(target),
  ...(symbol && { symbol }),
});

/** Four cards, clockwise from the top, and the card whose decoder is on the pile. */
type RoundCards = readonly [top: CodeCard, right: CodeCard, bottom: CodeCard, left: CodeCard, decoder: CodeCard];

/** Colour at the top, fill on the right, size at the bottom, shape on the left; for four cards. */
const FIRST: RoundCards = ['yCse', 'bTsf', 'rTBe', 'bSse', 'rSBe'];
export const FIRST_ANSWER = pointAt('H', 'ySBf');
/** Size at the top, colour on the right, shape at the bottom, fill on the left; for two cards. */
const SECOND: RoundCards = ['rTse', 'bCBe', 'yTBe', 'rSBf', 'yCBf'];
export const SECOND_ANSWER = pointAt('G', 'bTsf');
/** Shape at the top, colour on the right, size at the bottom, fill on the left; for four cards. */
const MIXED: RoundCards = ['rCse', 'bSsf', 'yTBf', 'yCBe', 'rTsf'];
export const MIXED_ANSWER = pointAt('G', 'vCBe');

export const firstRound: readonly Input[] = [layOut(FIRST), ...turned(4)];
export const secondRound: readonly Input[] = [layOut(SECOND), ...turned(4)];
/** The player has found the symbol. */
export const wonRound: readonly Input[] = [...secondRound, { after: 3400, by: 0, move: SECOND_ANSWER }];
/** The player has won four cards. */
export const roundAfterWin: readonly Input[] = [
  ...firstRound,
  { after: 4100, by: 0, move: FIRST_ANSWER },
  ...turned(4),
];
/** The player has pointed at the logo of the Crazy Mix card. */
export const mixedRound: readonly Input[] = [
  layOut(['ySsf', MIX, ...MIXED]),
  ...turned(1),
  { after: 1200, by: 0, move: pointAt('L1') },
  ...turned(4),
];
