import type { Seat } from '@sesame/kernel';
import { playSound, vibrate } from '@sesame/ui';
import { scorersIn } from '../rules/racing.ts';
import type { Event, Round } from '../rules/state.ts';

/** Timing of the sounds while targets turn. */
const WAVE_STEP_MS = 40;
const TARGET_COUNT = 20;

/** When the answer lights up, as a share of the moment; the same as in animations.css. */
const ANSWER_AT = 0.5;

/** The sounds of a decided round: a light runs around the targets and stops at the answer. */
export const decisionSound = (round: Round, you: Seat | undefined, ms: number): void => {
  const steps = Math.min(round.target, 6);
  for (let i = 0; i < steps; i += 1) playSound('tick', (ms * ANSWER_AT * i) / steps);
  const scorers = scorersIn(round);
  const isYours = you !== undefined && scorers.includes(you);
  playSound(isYours ? 'struck' : scorers.length === 0 ? 'dull' : 'pin-black', ms * ANSWER_AT);
  if (isYours) vibrate(20, 40, 60);
};

/** Plays the sound of an event. */
export const soundOf = (event: Event, you: Seat | undefined): void => {
  switch (event.type) {
    case 'turned':
      return playSound('socket');
    case 'shown':
      return playSound(event.logo === undefined ? 'pin-black' : 'struck');
    case 'pointed':
      // A right try sounds with the decision.
      return event.seat === you && !event.right ? playSound('dull') : undefined;
    case 'seat-ready':
      return playSound('socket');
    case 'taken':
    case 'scored':
      return playSound('drawer', 200);
    case 'lost':
      return playSound('dull', 200);
    case 'mixed':
      for (let i = 0; i < TARGET_COUNT; i += 2) playSound(i % 4 === 0 ? 'pin-black' : 'pin-white', i * WAVE_STEP_MS);
      return;
    case 'over':
      playSound('bolt', 300);
      return you !== undefined && event.outcome.ranks[you] === 1 ? playSound('struck', 600) : undefined;
    default:
      return;
  }
};
