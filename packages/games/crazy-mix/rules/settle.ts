import type { Seat, Told } from '@sesame/kernel';
import { stakeOf } from './filling.ts';
import { after, type Happened, toAll } from './flow.ts';
import { payOwed } from './penalty.ts';
import { type Card, type Laid, MIX } from './pieces.ts';
import { isApart, scorersIn } from './racing.ts';
import { pictureOf, placeOf, wantedOf } from './reading.ts';
import { beginRound } from './round.ts';
import type { Event, Round, State, Try } from './state.ts';
import { facesOf } from './targets.ts';

/** CM22: milliseconds for the winner's choice. */
const CHOOSING = 8000;

/** Result of a race. */
export interface Decision {
  /** In order. */
  readonly tries: readonly Try[];
  readonly winner?: Seat;
  readonly at: number;
}

/** Ends a race: the winner gets to choose, all who were right score (CM38), or the stake is lost. */
export const settle = (state: State, { tries, winner, at }: Decision): Happened => {
  const wanted = wantedOf(pictureOf(state));
  if (wanted === undefined) throw new Error('nothing was wanted');
  const stake = stakeOf(state);
  const target = placeOf(wanted, facesOf(state));
  const shownAt = sharedReveal(state);
  const decided: Round = {
    wanted,
    target,
    stake,
    ...(shownAt !== undefined && { shownAt }),
    tries,
    ...(winner !== undefined && { winner }),
  };
  const next: State = { ...state, rounds: [...state.rounds, decided] };
  const events = [toAll({ type: 'decided', decided })];

  const oldest = next.sides.slice(0, stake);
  if (winner === undefined) return after(events, clear(next, oldest, at));
  if (stake >= next.sides.length) return after(events, clear({ ...next, starter: winner }, oldest, at));
  const endsAt = isApart(state.options) ? {} : { endsAt: at + CHOOSING };
  return { state: { ...next, starter: winner, stage: { type: 'taking', seat: winner, ...endsAt } }, events };
};

/** Where the cards of a round go. */
const leftFor = (round: Round, cards: readonly Card[]): Event => {
  if (round.winner !== undefined) return { type: 'taken', seat: round.winner, cards };
  const seats = scorersIn(round);
  return seats.length > 0 ? { type: 'scored', seats, cards } : { type: 'lost', cards };
};

/** When the running round was revealed to all; undefined apart. */
const sharedReveal = ({ stage, options }: State): number | undefined =>
  stage.type === 'race' && !isApart(options) ? stage.racers[0]?.shownAt : undefined;

/** CM9, CM12, CM15, CM38: moves cards to the last round's winner or to the box, and begins the next round. */
export const clear = (state: State, leaving: readonly Laid[], at: number): Happened => {
  const last = state.rounds.at(-1);
  if (last === undefined) throw new Error('no round is decided');
  const crazy = state.pile[0] === MIX;
  const gone: readonly Card[] = [...leaving.map(({ card }) => card), ...(crazy ? ([MIX] as const) : [])];
  const { winner } = last;
  const scorers = scorersIn(last);
  const next: State = {
    ...state,
    sides: state.sides.filter((laid) => !leaving.includes(laid)),
    pile: crazy ? state.pile.slice(1) : state.pile,
    mixed: state.mixed || crazy, // CM13
    won: state.won.map((cards, seat) => (scorers.includes(seat) ? [...cards, ...gone] : cards)),
    box: winner === undefined ? [...state.box, ...gone] : state.box,
    rounds: [...state.rounds.slice(0, -1), { ...last, gone }],
  };
  const where = leftFor(last, gone);
  const settled = payOwed(next);
  const events: readonly Told<Event>[] = [
    toAll(where),
    ...settled.events,
    ...(crazy ? [toAll({ type: 'mixed' })] : []),
  ];
  return after(events, beginRound(settled.state, crazy ? 'mix' : 'round', at));
};
