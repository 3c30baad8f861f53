import { type Input, ok, refuse, type Seat } from '@sesame/kernel';
import { awaits } from './awaits.ts';
import type { Applied } from './flow.ts';
import { lateTry } from './late.ts';
import { open, pass, point, timeUp } from './pointing.ts';
import { notReady, pause, ready, start } from './readiness.ts';
import { layOut } from './setup.ts';
import type { Move, State } from './state.ts';
import { take, takeOldest } from './taking.ts';
import { turn } from './turning.ts';

export const apply = (state: State, { at, by, move }: Input<Move>): Applied => {
  if (state.stage.type === 'over') return refuse('match-over', 'The match is over.');
  if (by === 'chance') {
    if (state.stage.type !== 'lay-out') return refuse('no-chance', 'No lay-out is due.');
    return move.type === 'lay-out'
      ? layOut(state, move, at)
      : refuse('wrong-lay-out', 'Chance only lays out the cards.');
  }
  if (state.stage.type === 'lay-out') return refuse('chance-first', 'Wait for the lay-out.');
  if (by === 'clock') return strike(state, move, at);
  if (state.won[by] === undefined) return refuse('no-such-seat', 'There is no such seat.');
  return act(state, { at, by, move });
};

/** Clock moves: turning cards up and ending races and choices. */
const strike = (state: State, move: Move, at: number): Applied => {
  const { clock } = awaits(state);
  if (clock === undefined || move.type !== clock.move.type) {
    return refuse('not-for-the-clock', 'The clock cannot make that move now.');
  }
  if (at < clock.at) return refuse('too-early', 'The time has not come yet.');
  const { stage } = state;
  if (stage.type === 'turning') return turn(state, stage, at);
  if (stage.type === 'ready') return ok(start(state, stage, at));
  return ok(stage.type === 'race' ? timeUp(state, stage, at) : takeOldest(state, at));
};

const act = (state: State, { at, by: seat, move }: { at: number; by: Seat; move: Move }): Applied => {
  const { stage } = state;
  switch (move.type) {
    case 'point':
      return stage.type === 'race' ? point(state, { race: stage, seat, at }, move) : lateTry(state, { seat, at }, move);
    case 'pass':
      return stage.type === 'race' ? pass(state, { race: stage, seat, at }) : noRace();
    case 'open':
      return stage.type === 'race' ? open(state, { race: stage, seat, at }) : noRace();
    case 'take':
      return take(state, seat, { sides: move.sides, at });
    case 'ready':
      return ready(state, seat, at);
    case 'not-ready':
      return notReady(state, seat);
    case 'pause':
      return pause(state, seat);
    case 'lay-out':
      return refuse('only-chance', 'Only chance lays out the cards.');
    case 'turn':
    case 'time':
    case 'start':
      return refuse('only-the-clock', 'Only the clock can do that.');
  }
};

const noRace = (): Applied => refuse('not-now', 'No round is being played right now.');
