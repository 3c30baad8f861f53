import type { en } from './en.ts';

export const nl: typeof en = {
  milliseconds: (ms) => `${(ms / 1000).toFixed(2).replace('.', ',')} s`,
  between: (low, high) => `${low} tot ${high} ms`,
  credited: 'Geteld',
  claimed: 'Volgens het scherm',
  arrived: 'Binnen na',
  roundTrip: 'Heen en terug',
  held: 'Op anderen gewacht',
  decided: 'Beslist',
  alone: 'niemand in de buurt',
  time: 'op tijd',
  arrival: 'te dichtbij: op aankomst',
};
