import { type Bot, fraction, type Text } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import type { Building } from './greedy-builder.ts';
import { type Heat, type Racing, raceMove, raceTime } from './race-skill.ts';

interface Player {
  readonly id: string;
  readonly name: Text;
  readonly level: number;
  readonly racing: Racing;
  readonly building: Building;
}

/** A bot is how it races and how it builds. */
export const makeBot = ({ id, name, level, racing, building }: Player): Bot<View, Move> => ({
  id,
  name,
  level,
  play: (view, thought) => {
    if (view.may.build) return { type: 'build', ...building(view, thought) };
    return view.may.done ? raceMove(racing, heatOf(view), thought.rng) : { type: 'ready' };
  },
  takes: (view, move, { rng }) => {
    if (view.may.done) return raceTime(racing, { heat: heatOf(view), move }, rng);
    const [least, most] = move.type === 'ready' ? READY : BUILD;
    return Math.round(least + fraction(rng) * (most - least));
  },
});

/** Milliseconds, at least and at most. */
const READY = [1_000, 2_000] as const;
const BUILD = [2_000, 5_000] as const;

const heatOf = ({ tiles = [], options }: View): Heat => ({ tiles, glass: options.glass * 1_000 });
