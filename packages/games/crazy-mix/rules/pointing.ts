import { ok, type Result, refuse, type Seat } from '@sesame/kernel';
import { settleApart } from './apart.ts';
import { type Applied, after, type Happened, toAll, toSeat } from './flow.ts';
import { paid } from './penalty.ts';
import type { Face } from './pieces.ts';
import { isSamePointing, type Pointing } from './pointable.ts';
import { endOf, isApart, isThrough, racing, triesOf, without } from './racing.ts';
import { rightIn } from './reading.ts';
import { settle } from './settle.ts';
import type { Move, Race, State, Try } from './state.ts';
import { facesOf, showsSymbol } from './targets.ts';
import { shownEvent } from './turning.ts';

/** A seat's input in a race. */
interface Turn {
  readonly race: Race;
  readonly seat: Seat;
  readonly at: number;
}

/** CM9, CM10, CM11: a try. */
export const point = (state: State, turn: Turn, pointing: Pointing): Applied => {
  const time = timeOf(state, turn, pointing);
  if (!time.ok) return time;
  const { race, seat, at } = turn;
  const { target, symbol } = pointing;
  const right = isSamePointing(pointing, rightIn(state));
  const made: Try = { seat, target, ...(symbol !== undefined && { symbol }), time: time.value, right };

  if (isApart(state.options)) {
    const events = [toSeat(seat, { type: 'pointed', ...made })];
    return ok(after(events, goOn(state, { ...race, tries: [...race.tries, made] }, turn)));
  }
  const { state: next, paid: counted } = right ? { state, paid: made } : paid(state, made);
  const events = [toAll({ type: 'pointed', ...counted })];
  const tries = [...race.tries, counted];
  if (right) return ok(after(events, settle(next, { tries, winner: seat, at })));
  return ok(after(events, goOn(next, { ...race, tries }, turn)));
};

/** Time of a try, or why it is refused. */
const timeOf = (state: State, { race, seat, at }: Turn, pointing: Pointing): Result<number> => {
  const racer = race.racers[seat];
  if (racer?.shownAt === undefined) return refuse('open-first', 'Start the round first.');
  if (at >= (endOf(state.options, racer) ?? Number.POSITIVE_INFINITY)) return refuse('too-late', 'Your time ran out.');
  if (isThrough(race, seat)) return refuse('through', 'You have no tries left this round.');
  const valid = checkPointing(facesOf(state), pointing, triesOf(race, seat));
  if (!valid.ok) return valid;
  return ok(at - racer.shownAt);
};

/** CM11: whether something can be pointed at, by a player who has pointed at these already. */
export const checkPointing = (
  faces: readonly Face[],
  pointing: Pointing,
  tried: readonly Pointing[],
): Result<Pointing> => {
  const face = faces[pointing.target];
  if (pointing.symbol !== undefined && !showsSymbol(face, pointing.symbol)) {
    return refuse('not-there', 'That symbol is not on that target.');
  }
  if (pointing.symbol === undefined && face?.kind === 'symbols') {
    return refuse('which-symbol', 'Point at one of the two symbols.');
  }
  if (pointing.symbol === undefined && face?.kind !== 'logo') {
    return refuse('nothing-there', 'There is nothing to point at on that target.');
  }
  if (tried.some((made) => isSamePointing(made, pointing))) {
    return refuse('already-tried', 'You have already pointed there.');
  }
  return ok(pointing);
};

/** CM24: gives up the remaining tries. */
export const pass = (state: State, turn: Turn): Applied => {
  const { race, seat } = turn;
  if (race.racers[seat]?.shownAt === undefined) return refuse('open-first', 'Start the round first.');
  if (isThrough(race, seat)) return refuse('through', 'You have no tries left this round.');
  return ok(goOn(state, without(race, [seat]), turn));
};

/** CM28: opens the round and starts the seat's time. */
export const open = (state: State, { race, seat, at }: Turn): Applied => {
  if (race.racers[seat]?.shownAt !== undefined) return refuse('already-open', 'You have already started this round.');
  const racers = race.racers.map((racer, one) => (one === seat ? { ...racer, shownAt: at } : racer));
  return ok({ state: { ...state, stage: { ...race, racers } }, events: [toSeat(seat, shownEvent(state))] });
};

/** CM21: ends the race for all seats whose time is up. */
export const timeUp = (state: State, race: Race, at: number): Happened => {
  const late = racing(race).filter((seat) => {
    const racer = race.racers[seat];
    return racer !== undefined && (endOf(state.options, racer) ?? Number.POSITIVE_INFINITY) <= at;
  });
  const events = isApart(state.options) ? late.map((seat) => toAll({ type: 'through', seat })) : [];
  return after(events, raceOn(state, without(race, late), at));
};

/** Continues the race after a seat's input. Others learn that it is finished, not how. */
const goOn = (state: State, race: Race, { seat, at }: Turn): Happened =>
  after(isThrough(race, seat) ? [toAll({ type: 'through', seat })] : [], raceOn(state, race, at));

/** Settles the race when all seats are finished. */
const raceOn = (state: State, race: Race, at: number): Happened => {
  if (racing(race).length > 0) return { state: { ...state, stage: race }, events: [] };
  return isApart(state.options) ? settleApart(state, race, at) : settle(state, { tries: race.tries, at });
};

export const isClaim = ({ type }: Move): boolean => type === 'point';

/** CM23: a try after the round is decided is accepted only if it is right. */
export const isRight = (state: State, move: Move): boolean =>
  move.type === 'point' && (state.stage.type !== 'race' || isSamePointing(move, rightIn(state)));
