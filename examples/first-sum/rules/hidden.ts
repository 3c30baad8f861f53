import { below, pick, type Rng, type Seat, type Viewer } from '@sesame/kernel';
import { isRight, PAIRS, randomDeal } from './deal.ts';
import { isApart } from './race.ts';
import type { Answer, Deal, Move, Options, Race, Racer, State, View } from './state.ts';
import { mayRead } from './view.ts';

/** FS2, FS7, FS11: a round that was not shown could be any, and so could the answers of others in it. */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const { stage, options } = state;
  if (stage.type === 'ready') return { ...state, stage: { ...stage, deal: randomDeal(rng) } };
  if (stage.type !== 'race') return state;
  const deal = mayRead(options, stage, viewer) ? stage.deal : randomDeal(rng);
  const racers = stage.racers.map(
    (racer, seat): Racer =>
      seat === viewer || racer.answer === undefined ? racer : { ...racer, answer: anyAnswer(options, deal, rng) },
  );
  return { ...state, stage: { type: 'race', deal, racers } };
};

/** What another seat may have answered. In a shared race that is still on, nobody was right. */
const anyAnswer = (options: Options, deal: Deal, rng: Rng): Answer => {
  const pair = pick(rng, isApart(options) ? PAIRS : PAIRS.filter((one) => !isRight(deal, one)));
  return { pair, right: isRight(deal, pair), ms: below(rng, options.patience * 1000) };
};

/** A state with this view, for bots. */
export const imagine = (view: View, seat: Seat, rng: Rng): State => {
  const { options, round, points, last, race, through } = view;
  const deal = view.deal ?? randomDeal(rng);
  const racers = through.map((isThrough, other): Racer => {
    const shownAt = isApart(options) && other !== seat ? undefined : race?.shownAt;
    if (!isThrough) return shownAt === undefined ? {} : { shownAt };
    return { shownAt: shownAt ?? 0, answer: anyAnswer(options, deal, rng) };
  });
  return { options, round, points, ...(last && { last }), stage: { type: 'race', deal, racers } };
};

/** A random legal move. One try in three is right. */
export const sample = ({ stage }: State, seat: Seat, rng: Rng): Move => {
  const race: Race | undefined = stage.type === 'race' ? stage : undefined;
  if (race === undefined) throw new Error('no seat is awaited');
  if (race.racers[seat]?.shownAt === undefined) return { type: 'open' };
  const luck = below(rng, 9);
  if (luck === 0) return { type: 'pass' };
  const fits = PAIRS.filter((pair) => isRight(race.deal, pair) === luck < 4);
  return { type: 'point', ...pick(rng, fits) };
};
