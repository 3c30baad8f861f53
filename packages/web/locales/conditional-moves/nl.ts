import type { en } from './en.ts';

/** The same in Dutch. */
export const nl: typeof en = {
  title: 'Vooruit plannen',
  offer: 'Bepaal je volgende zet nu al: hij wordt gespeeld zodra je aan de beurt bent.',
  plan: 'Vooruit plannen',
  stands: 'Je plan staat klaar. Alleen jij weet ervan.',
  look: 'Bekijken',
  drop: 'Weghalen',
  unfit: 'Je plan paste niet bij wat er gebeurde. Je beslist weer zelf.',
  again: 'Opnieuw plannen',
  seen: 'Goed',
  yourTurn: 'Je bent aan de beurt: het plan begint meteen.',
  saved: 'Gepland. Het wordt gespeeld zodra je aan de beurt bent.',
  dropped: 'Je plan is weggehaald.',
  codes: {
    'plan-late': 'De partij is verder gegaan. Bekijk haar en plan opnieuw.',
    'plan-unfit': 'Dit plan past niet bij hoe de partij ervoor staat.',
    'plan-live': 'Vooruit plannen kan alleen zonder live klok.',
    'plan-too-big': 'Dit plan is te groot.',
    over: 'Deze partij is afgelopen.',
  },
};
