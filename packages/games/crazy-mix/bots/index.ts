import { type Bot, fraction } from '@sesame/kernel';
import type { Move, View } from '../rules/index.ts';
import { type PlayerProfile, PROFILES } from './player-profiles.ts';
import { choosePointing } from './pointing.ts';
import { reactionTime } from './reaction-time.ts';

/** Minimum time to be ready, open a round or choose cards; and to answer when times do not count (CM38). */
const PAUSE_MS = 900;

/** A bot that always knows the answer; its level is how long it takes and how often it slips. */
const makeBot = (id: string, person: PlayerProfile): Bot<View, Move> => ({
  id,
  play: (view, { seat, rng }) => {
    const { open, ready, take } = view.may;
    if (ready) return { type: 'ready' };
    if (open) return { type: 'open' };
    if (take !== undefined) return { type: 'take', sides: take.sides.slice(0, take.count) };
    return choosePointing(view, seat, { slips: person.slips, rng }) ?? { type: 'pass' };
  },
  takes: (view, move, { seat, rng }) =>
    move.type === 'point' && !view.untimed
      ? reactionTime(view, { seat, pointing: move, person }, rng)
      : PAUSE_MS + Math.round(fraction(rng) * PAUSE_MS),
});

export const bots: readonly Bot<View, Move>[] = [
  makeBot('dawdler', PROFILES.child),
  makeBot('newcomer', PROFILES.beginner),
  makeBot('casual', PROFILES.casual),
  makeBot('regular', PROFILES.average),
  makeBot('spotter', PROFILES.practised),
  makeBot('quick', PROFILES.quick),
  makeBot('lightning', PROFILES.expert),
];
