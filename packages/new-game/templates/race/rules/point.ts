import { ok, refuse, type Seat } from '@sesame/kernel';
import { isSingle } from './picture.ts';
import { type Applied, isApart, withRacer } from './round.ts';
import { settle } from './settle.ts';
import type { Answer, State } from './state.ts';

/** XX4: points at a crystal; without a cell, passes. */
export const answer = (state: State, seat: Seat, { at, cell }: { at: number; cell?: number }): Applied => {
  const racer = state.racers[seat];
  if (racer?.shownAt === undefined) return refuse('not-now', 'The race has not begun.');
  if (racer.answer !== undefined) return refuse('answered', 'You have answered.');
  const given: Answer = { time: at - racer.shownAt, ...(cell !== undefined && { cell }) };
  const next = withRacer(state, seat, { ...racer, answer: given });
  const isShared = !isApart(state.options);
  const isRight = state.picture !== undefined && isSingle(state.picture, cell);
  // XX5: in a shared race the first right answer ends the round.
  if ((isShared && isRight) || next.racers.every((one) => one.answer !== undefined)) return ok(settle(next));
  const event =
    isShared && cell !== undefined ? ({ type: 'missed', seat, cell } as const) : ({ type: 'answered', seat } as const);
  return ok({ state: next, events: [{ to: 'all', event }] });
};
