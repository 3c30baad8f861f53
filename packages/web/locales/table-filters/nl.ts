import type { en } from './en.ts';

export const nl: typeof en = {
  game: 'Spel',
  timeControl: 'Speeltempo',
  live: 'Live',
  correspondence: 'Correspondentie',
  noClock: 'Zonder klok',
  noneFits: 'Geen open tafels gevonden',
  showAll: 'Alle tafels tonen',
};
