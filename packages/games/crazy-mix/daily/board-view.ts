import type { View } from '../rules/state.ts';
import { faceOf } from '../rules/targets.ts';
import { ROUNDS } from './draw-rounds.ts';
import type { DailyView } from './index.ts';

export const YOU = 0;

const OPTIONS: View['options'] = { patience: 0, apart: false, ready: false, pad: false };

/** A round of the day as the board shows it: a race of one without a time limit. */
export const boardView = ({ round, targets, picture, tried }: DailyView): View => ({
  options: OPTIONS,
  untimed: true,
  phase: 'race',
  round,
  ...picture,
  targets: targets.map((id) => ({ id, face: faceOf(id, picture.mixed) })),
  pile: ROUNDS + 1 - round,
  box: 0,
  starter: YOU,
  seats: [{ won: [], triesLeft: 1, through: false }],
  isBreakDue: false,
  race: { shownAt: 0 },
  tries: tried.map((pointing) => ({ seat: YOU, ...pointing, time: 0, right: false })),
  rounds: [],
  may: { point: true },
});
