import { type Bot, fraction } from '@sesame/kernel';
import type { Move, View } from '../rules/state.ts';
import type { Builder } from './greedy-builder.ts';
import { type RacedHand, type RaceSkill, raceMove, raceTime } from './race-skill.ts';

interface BotSpec {
  readonly id: string;
  readonly skill: RaceSkill;
  readonly builder: Builder;
}

/** A bot combines a race skill and a builder. */
export const makeBot = ({ id, skill, builder }: BotSpec): Bot<View, Move> => ({
  id,
  play: (view, thought) => {
    if (view.may.build) return { type: 'build', ...builder(view, thought) };
    return view.may.done ? raceMove(skill, racedHandOf(view), thought.rng) : { type: 'ready' };
  },
  takes: (view, move, { rng }) => {
    if (view.may.done && !view.untimed) return raceTime(skill, { hand: racedHandOf(view), move }, rng);
    const [least, most] = move.type === 'build' ? BUILD_DELAY_MS : READY_DELAY_MS;
    return Math.round(least + fraction(rng) * (most - least));
  },
});

/** Minimum and maximum. XC40: untimed, nobody should wait for a bot to chain its tiles. */
const READY_DELAY_MS = [1_000, 2_000] as const;
const BUILD_DELAY_MS = [2_000, 5_000] as const;

/** Untimed, the glass still limits what a bot finds, so that its level stays the same. */
const racedHandOf = ({ tiles = [], options }: View): RacedHand => ({ tiles, glassMs: options.glass * 1_000 });
