import { type Bot, type BotCard, type Game, makeText, makeTimetable } from '@sesame/kernel';
import { type Event, type Move, rules, type View } from './rules.ts';

const careful: Bot<View, Move> = { id: 'careful', play: ({ card = 0 }) => ({ type: card > 4 ? 'stay' : 'fold' }) };

const CAREFUL: BotCard = {
  id: 'careful',
  name: makeText({ en: 'Carla' }),
  level: 1,
  line: makeText({ en: 'Folds what is low.' }),
  face: { crystal: 'blue', head: 'round', eyes: 'open', mouth: 'smile' },
};

export const game: Game = {
  id: rules.id,
  name: makeText({ en: 'High Card' }),
  rules: async () => rules,
  bots: async () => [careful],
  cast: async () => [CAREFUL],
  timetable: async () => makeTimetable<Event>({ dealt: { reveal: 0, hold: 0 }, chose: { reveal: 0, hold: 0 } }),
};
