import { type Bot, fraction, type Text } from '@sesame/kernel';
import type { Move, View } from '../rules/index.ts';
import { type PlayerProfile, PROFILES } from './player-profiles.ts';
import { choosePointing } from './pointing.ts';
import { reactionTime } from './reaction-time.ts';

/** Minimum time to be ready, open a round or choose cards; and to answer when times do not count (CM38). */
const PAUSE_MS = 900;

/** A bot that always knows the answer; its level is how long it takes and how often it slips. */
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
    return choosePointing(view, seat, { slips: person.slips, rng }) ?? { type: 'pass' };
  },
  takes: (view, move, { seat, rng }) =>
    move.type === 'point' && !view.untimed
      ? reactionTime(view, { seat, pointing: move, person }, rng)
      : PAUSE_MS + Math.round(fraction(rng) * PAUSE_MS),
});

export const bots: readonly Bot<View, Move>[] = [
  makeBot('dawdler', { en: 'Dawdler', fr: 'Flâneur', nl: 'Treuzelaar' }, { level: 1, person: PROFILES.child }),
  makeBot('newcomer', { en: 'Newcomer', fr: 'Débutant', nl: 'Nieuwkomer' }, { level: 2, person: PROFILES.beginner }),
  makeBot(
    'casual',
    { en: 'Sunday Player', fr: 'Joueur du dimanche', nl: 'Zondagsspeler' },
    { level: 3, person: PROFILES.casual },
  ),
  makeBot('regular', { en: 'Regular', fr: 'Habitué', nl: 'Stamgast' }, { level: 4, person: PROFILES.average }),
  makeBot('spotter', { en: 'Spotter', fr: 'Guetteur', nl: 'Speurder' }, { level: 5, person: PROFILES.practised }),
  makeBot('quick', { en: 'Quick Eye', fr: 'Œil vif', nl: 'Arendsoog' }, { level: 6, person: PROFILES.quick }),
  makeBot('lightning', { en: 'Lightning', fr: 'Éclair', nl: 'Bliksem' }, { level: 7, person: PROFILES.expert }),
];
