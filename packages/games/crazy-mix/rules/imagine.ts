import { type Rng, type Seat, sameJson } from '@sesame/kernel';
import { CODE_CARDS, PILE } from './cards.ts';
import { fillAll } from './filling.ts';
import { type Card, MIX, SIDES, type Side } from './pieces.ts';
import { isApart, TRIES } from './racing.ts';
import { randomSide, shuffledPile } from './setup.ts';
import type { Race, Racer, Stage, State, View } from './state.ts';

/** A running match with this view: the unseen cards in any order and, apart, tries of others that say as little (CM29). */
export const imagine = (view: View, seat: Seat, rng: Rng): State => {
  const { mixed, sides, starter, rounds, isBreakDue } = view;
  const { box, pile } = cardsOf(view, rng);
  const before: State = {
    options: { ...view.options, untimed: view.untimed === true },
    targets: view.targets.map(({ id }) => id),
    pile,
    crazySide: view.logo ?? randomSide(rng),
    mixed,
    sides,
    starter,
    won: view.seats.map(({ won }) => won),
    box,
    rounds,
    isBreakDue,
    stage: { type: 'over' },
  };
  if (view.phase !== 'race' || view.race !== undefined) return { ...before, stage: stageOf(view, before, seat) };
  // CM29: a round that the seat has not opened.
  const filled = fillAll(before);
  const racers = racersOf(view, before, seat);
  return { ...before, pile: filled.pile, sides: filled.sides, stage: raceOf(view, racers, filled.filled) };
};

/** The cards in the box as far as they were seen, and the rest of the cards as the pile, with the decoder on top. */
const cardsOf = (view: View, rng: Rng): Pick<State, 'box' | 'pile'> => {
  const [top] = topOf(view);
  const shown: readonly (Card | undefined)[] = [
    top,
    ...view.sides.map(({ card }) => card),
    ...view.seats.flatMap(({ won }) => won),
  ];
  const isMixGone = view.mixed || top === MIX;
  const hidden = PILE.filter((card) => !shown.includes(card) && !(card === MIX && isMixGone));
  const tries = [...view.tries, ...view.rounds.flatMap((round) => round.tries)];
  const lost = [...tries.flatMap((one) => one.lost ?? []), ...view.rounds.flatMap(({ gone = [] }) => gone)];
  const rest = shuffledPile(
    hidden.filter((card) => !lost.includes(card)),
    rng,
  );
  const pile = [...topOf(view), ...rest].slice(0, view.pile);
  const box = PILE.filter((card) => !shown.includes(card) && !pile.includes(card));
  // CM36: without a clock, several win the same cards, which are then in the box as well.
  const shared = view.untimed ? new Set(view.seats.flatMap(({ won }) => won)) : [];
  return { pile, box: [...box, ...shared].slice(0, view.box) };
};

/** A decoder that is seen identifies its card. */
const topOf = ({ decoder, logo }: View): readonly Card[] => {
  if (logo !== undefined) return [MIX];
  return PILE.filter((card) => card !== MIX && sameJson(CODE_CARDS[card].decoder, decoder)).slice(0, 1);
};

const stageOf = (view: View, state: State, seat: Seat): Stage => {
  const { phase, seats, startsAt = null, taking } = view;
  if (phase === 'ready')
    return { type: 'ready', filled: [], ready: seats.map(({ ready }) => ready === true), startsAt };
  if (phase === 'race') return raceOf(view, racersOf(view, state, seat), newSides(view));
  if (taking === undefined) throw new Error(`no seat is awaited while ${phase}`);
  const { seat: winner, endsAt } = taking;
  return { type: 'taking', seat: winner, ...(endsAt !== undefined && { endsAt }) };
};

const raceOf = ({ tries }: View, racers: readonly Racer[], filled: readonly Side[]): Race => ({
  type: 'race',
  filled,
  racers,
  tries,
});

/** As many sides as the round before emptied; the newest cards are the last. */
const newSides = ({ sides, rounds }: View): readonly Side[] => {
  const gone = rounds.at(-1)?.gone?.filter((card) => card !== MIX).length ?? SIDES.length;
  return sides.slice(Math.max(0, sides.length - gone)).map(({ side }) => side);
};

const racersOf = ({ seats, race, tries }: View, { options }: State, own: Seat): readonly Racer[] =>
  seats.map(({ through }, seat): Racer => {
    const made = tries.filter((one) => one.seat === seat);
    const isOut = through && made.length < TRIES && !made.some(({ right }) => right);
    if (!isApart(options) || (seat === own && race !== undefined)) return { shownAt: race?.shownAt ?? 0, out: isOut };
    return through ? { shownAt: race?.shownAt ?? 0, out: true } : { out: false };
  });
