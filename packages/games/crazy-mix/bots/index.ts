import { type Bot, fraction, type Text } from '@sesame/kernel';
import type { Move, View } from '../rules/index.ts';
import { BEGINNER, LIGHTNING, type PlayerProfile, QUICK, REGULAR } from './player-profiles.ts';
import { choosePointing } from './pointing.ts';
import { reactionTime } from './reaction-time.ts';

/** Minimum time to be ready, open a round or choose cards. */
const PAUSE_MS = 900;

/** A bot that always knows the answer; its level is its reaction time and error rate. */
const makeBot = (
  id: string,
  name: Text,
  { level, person }: { level: number; person: PlayerProfile },
): Bot<View, Move> => ({
  id,
  name,
  level,
  play: (view, { seat, rng }) => {
    const { open, ready, take } = view.may;
    if (ready) return { type: 'ready' };
    if (open) return { type: 'open' };
    if (take !== undefined) return { type: 'take', sides: take.sides.slice(0, take.count) };
    return choosePointing(view, seat, { slips: person.errorRate, rng }) ?? { type: 'pass' };
  },
  takes: (view, { type }, { rng }) =>
    type === 'point' ? reactionTime(view, person, rng) : PAUSE_MS + Math.round(fraction(rng) * PAUSE_MS),
});

export const bots: readonly Bot<View, Move>[] = [
  makeBot('dawdler', { en: 'Dawdler', fr: 'Flâneur', nl: 'Treuzelaar' }, { level: 1, person: BEGINNER }),
  makeBot('regular', { en: 'Regular', fr: 'Habitué', nl: 'Stamgast' }, { level: 2, person: REGULAR }),
  makeBot('quick', { en: 'Quick Eye', fr: 'Œil vif', nl: 'Arendsoog' }, { level: 3, person: QUICK }),
  makeBot('lightning', { en: 'Lightning', fr: 'Éclair', nl: 'Bliksem' }, { level: 4, person: LIGHTNING }),
];
