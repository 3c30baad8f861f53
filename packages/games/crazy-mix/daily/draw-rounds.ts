import { below, type Rng, shuffled } from '@sesame/kernel';
import { PILE } from '../rules/cards.ts';
import { canFill, fillAll, stakeOf } from '../rules/filling.ts';
import { type Card, MIX, type Picture, SIDES, TARGETS, type Target } from '../rules/pieces.ts';
import { pictureOf } from '../rules/reading.ts';
import { randomSide } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

export const ROUNDS = 12;
/** CM40: the round of the logo, counted from 0. */
const LOGO_ROUND = 5;

/** The rounds of the day, in order. */
export interface DrawnRounds {
  /** By place. */
  readonly targets: readonly Target[];
  readonly rounds: readonly Picture[];
}

/** CM40: twelve rounds of one pile, as in a match whose oldest cards are taken. Drawn until the pile lasts. */
export const drawRounds = (rng: Rng): DrawnRounds => {
  const targets = shuffled(rng, TARGETS);
  const crazySide = randomSide(rng);
  for (;;) {
    const cards = shuffled(rng, PILE).filter((card) => card !== MIX);
    const rounds = roundsOf(cards, crazySide, (count) => below(rng, count));
    if (rounds.length === ROUNDS) return { targets, rounds };
  }
};

type Below = (count: number) => number;

const roundsOf = (cards: readonly Card[], crazySide: State['crazySide'], random: Below): readonly Picture[] => {
  const rounds: Picture[] = [];
  let table: Pick<State, 'pile' | 'sides'> = { pile: cards, sides: [] };
  while (rounds.length < ROUNDS && canFill(table)) {
    if (rounds.length === LOGO_ROUND) table = withMix(table, random);
    const { pile, sides } = fillAll(table);
    const mixed = rounds.length > LOGO_ROUND;
    rounds.push(pictureOf({ mixed, sides, pile, crazySide }));
    const isLogo = pile[0] === MIX;
    table = isLogo ? { pile: pile.slice(1), sides: [] } : { pile, sides: sides.slice(stakeOf({ pile, sides })) };
  }
  return rounds;
};

/** CM12: the Crazy Mix card comes to the top while the empty sides are filled. */
const withMix = ({ pile, sides }: Pick<State, 'pile' | 'sides'>, random: Below): Pick<State, 'pile' | 'sides'> => ({
  pile: pile.toSpliced(1 + random(SIDES.length - sides.length), 0, MIX),
  sides,
});
