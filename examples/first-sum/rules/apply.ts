import { type Input, ok, type Result, refuse, type Seat, type Step, type Told } from '@sesame/kernel';
import { isProper, isRight } from './deal.ts';
import { endOf, finish, isApart, isDecided } from './race.ts';
import type { Answer, Deal, Event, Move, Pair, Race, State } from './state.ts';

type Applied = Result<Step<State, Event>>;

/** FS2. */
const COUNTDOWN_MS = 3_000;

export const apply = (state: State, { at, by, move }: Input<Move>): Applied => {
  const { stage } = state;
  if (by === 'chance')
    return move.type === 'deal' ? deal(state, move, at) : refuse('wrong-deal', 'Cards are dealt now.');
  if (by === 'clock' && stage.type === 'ready' && move.type === 'show') return show(state, stage.deal, at);
  if (stage.type !== 'race') return refuse('not-now', 'Wait for the next round.');
  if (by === 'clock') return move.type === 'time' ? timeUp(state, stage, at) : refuse('not-now', 'Time runs on.');
  return answer(state, stage, { at, by, move });
};

/** FS1. */
const deal = (state: State, { cards, target }: Deal, at: number): Applied => {
  const dealt = { cards, target };
  if (!isProper(dealt)) return refuse('wrong-deal', 'Exactly one pair of nine different cards adds up.');
  const racers = state.points.map(() => ({}));
  const isOpen = isApart(state.options);
  return ok({
    state: {
      ...state,
      stage: isOpen
        ? { type: 'race', deal: dealt, racers }
        : { type: 'ready', deal: dealt, startsAt: at + COUNTDOWN_MS },
    },
    events: [],
  });
};

const show = (state: State, dealt: Deal, at: number): Applied => {
  const racers = state.points.map(() => ({ shownAt: at }));
  return ok({ state: { ...state, stage: { type: 'race', deal: dealt, racers } }, events: [shown(state, 'all')] });
};

const answer = (state: State, race: Race, { at, by, move }: Input<Move> & { readonly by: Seat }): Applied => {
  const racer = race.racers[by];
  if (racer === undefined || racer.answer !== undefined)
    return refuse('through', 'You have had your try in this round.');
  if (racer.shownAt === undefined) {
    if (move.type !== 'open') return refuse('open-first', 'Open the round first.');
    const racers = race.racers.with(by, { shownAt: at });
    return ok({ state: { ...state, stage: { ...race, racers } }, events: [shown(state, [by])] });
  }
  const ms = at - racer.shownAt;
  if (move.type === 'pass') return answered(state, race, [[by, { right: false, ms }]]);
  if (move.type !== 'point') return refuse('not-now', 'Point at two cards, or pass.');
  const pair: Pair = { first: move.first, second: move.second };
  if (pair.first === pair.second) return refuse('same-card', 'Point at two different cards.');
  return answered(state, race, [[by, { pair, right: isRight(race.deal, pair), ms }]]);
};

/** FS5. */
const timeUp = (state: State, race: Race, at: number): Applied => {
  const late = race.racers.flatMap((racer, seat): (readonly [Seat, Answer])[] => {
    const end = endOf(state.options, racer);
    const isLate = racer.answer === undefined && end !== undefined && end <= at;
    return isLate ? [[seat, { right: false, ms: state.options.patience * 1000 }]] : [];
  });
  return late.length === 0 ? refuse('not-now', 'There is time left.') : answered(state, race, late);
};

const answered = (state: State, race: Race, given: readonly (readonly [Seat, Answer])[]): Applied => {
  const racers = race.racers.map((racer, seat) => {
    const own = given.find(([by]) => by === seat)?.[1];
    return own === undefined ? racer : { ...racer, answer: own };
  });
  const events = given.map(([seat]): Told<Event> => ({ to: 'all', event: { type: 'through', seat } }));
  const now: Race = { ...race, racers };
  if (!isDecided(state, now)) return ok({ state: { ...state, stage: now }, events });
  const last = finish(state, now);
  const points = state.points.map((score, seat) => score + (last.winners.includes(seat) ? 1 : 0));
  const isOver = state.round === state.options.rounds; // FS6
  const round = isOver ? state.round : state.round + 1;
  return ok({
    state: { ...state, points, last, round, stage: { type: isOver ? 'over' : 'deal' } },
    events: [...events, { to: 'all', event: { type: 'decided', ...last } }],
  });
};

const shown = ({ round }: State, to: Told<Event>['to']): Told<Event> => ({ to, event: { type: 'shown', round } });
