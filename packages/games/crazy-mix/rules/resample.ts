import { below, pick, type Rng, type Seat, shuffled, type Viewer } from '@sesame/kernel';
import { fillAll, unfilled } from './filling.ts';
import { type Card, MIX } from './pieces.ts';
import { isSamePointing, pointable } from './pointable.ts';
import { isApart, isThrough, triesOf } from './racing.ts';
import { rightIn } from './reading.ts';
import { randomSide, shuffledPile } from './setup.ts';
import type { Race, Racer, State, Try } from './state.ts';
import { facesOf } from './targets.ts';
import { mayRead } from './view.ts';

/**
 * Determinization: unseen cards in random order and, apart, random tries of the others. A decoder that was seen
 * identifies its card, so that card stays in place, even if it has been turned up since in a round the viewer has not
 * opened (CM25).
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const { stage } = state;
  if (stage.type === 'lay-out') return state;
  if (stage.type !== 'race') return { ...state, ...otherPile(state, hasSeenTop(state), rng) };
  if (mayRead(state, stage, viewer)) {
    const world: State = { ...state, ...otherPile(state, true, rng) };
    return { ...world, stage: otherTries(world, stage, { viewer, rng }) };
  }
  const before: State = { ...state, ...unfilled(state, stage.filled) };
  const other: State = { ...before, ...otherPile(before, isDecoderLeft(state), rng) };
  const { pile, sides, filled } = fillAll(other);
  const world: State = { ...other, pile, sides };
  return { ...world, stage: otherTries(world, { ...stage, filled }, { viewer, rng }) };
};

/** Whether the top card is the last round's decoder, which everyone has seen. */
const hasSeenTop = (state: State): boolean => {
  const { stage } = state;
  if ((stage.type === 'turning' || stage.type === 'ready') && stage.filled.length > 0) return false;
  return stage.type === 'taking' || isDecoderLeft(state);
};

/** An ordinary round leaves its decoder on the pile; the Crazy Mix card is removed. */
const isDecoderLeft = ({ rounds }: State): boolean => {
  const last = rounds.at(-1);
  return last !== undefined && 'symbol' in last.wanted;
};

/** Shuffles the pile, keeping the Crazy Mix card off the top where that is known (CM12). */
const otherPile = (
  { pile: [top, ...rest], crazySide }: State,
  topKnown: boolean,
  rng: Rng,
): Pick<State, 'pile' | 'crazySide'> => {
  const side = rest.includes(MIX) ? randomSide(rng) : crazySide;
  const cards: readonly Card[] = top === undefined ? [] : [top, ...rest];
  const pile = topKnown ? [...cards.slice(0, 1), ...shuffled(rng, rest)] : shuffledPile(cards, rng);
  return { pile, crazySide: side };
};

interface Looking {
  readonly viewer: Viewer;
  readonly rng: Rng;
}

/** CM29: apart, a viewer only knows who is finished. Opening times are kept. */
const otherTries = (world: State, race: Race, { viewer, rng }: Looking): Race => {
  if (!isApart(world.options)) return race;
  const anew = race.racers.map((racer, seat) =>
    seat === viewer ? { racer, tries: triesOf(race, seat) } : otherRun(world, race, { seat, rng }),
  );
  return { ...race, racers: anew.map(({ racer }) => racer), tries: anew.flatMap(({ tries }) => tries) };
};

/** A possible progress of another seat: which tries were right, and whether it is out. */
interface Progress {
  readonly verdicts: readonly boolean[];
  readonly out: boolean;
}
const UNDER_WAY: readonly Progress[] = [
  { verdicts: [], out: false },
  { verdicts: [false], out: false },
];
const THROUGH: readonly Progress[] = [
  { verdicts: [true], out: false },
  { verdicts: [false, true], out: false },
  { verdicts: [false, false], out: false },
  { verdicts: [], out: true },
  { verdicts: [false], out: true },
];

interface Run {
  readonly racer: Racer;
  readonly tries: readonly Try[];
}

const otherRun = (world: State, race: Race, { seat, rng }: { seat: Seat; rng: Rng }): Run => {
  const { shownAt } = race.racers[seat] ?? {};
  if (shownAt === undefined) return { racer: { out: false }, tries: [] };
  const { verdicts, out } = pick(rng, isThrough(race, seat) ? THROUGH : UNDER_WAY);
  return { racer: { shownAt, out }, tries: someTries(world, { seat, verdicts }, rng) };
};

/** Random tries with these results. */
const someTries = (
  world: State,
  { seat, verdicts }: { seat: Seat; verdicts: readonly boolean[] },
  rng: Rng,
): readonly Try[] => {
  const right = rightIn(world);
  const wrong = shuffled(rng, pointable(facesOf(world))).filter((one) => !isSamePointing(one, right));
  const times = verdicts.map(() => below(rng, world.options.patience * 1000)).toSorted((one, other) => one - other);
  return verdicts.flatMap((verdict, index): readonly Try[] => {
    const pointing = verdict ? right : wrong[index];
    return pointing ? [{ seat, ...pointing, time: times[index] ?? 0, right: verdict }] : [];
  });
};
