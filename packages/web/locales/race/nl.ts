import type { en } from './en.ts';

export const nl: typeof en = {
  milliseconds: (ms) => `${(ms / 1000).toFixed(2).replace('.', ',')} s`,
  between: (low, high) => `${low} tot ${high} ms`,
  credited: 'Toegekende tijd',
  claimed: 'Tijd volgens het apparaat',
  arrived: 'Bij de server na',
  roundTrip: 'Heen en terug',
  held: 'Gewacht op anderen',
  decided: 'Beslist op',
  alone: 'geen rivaal',
  time: 'tijd',
  inhuman: 'te snel voor een mens',
  unrated: 'De partij telt niet voor de rating',
  arrival: 'aankomst (te dicht bij elkaar)',
};
