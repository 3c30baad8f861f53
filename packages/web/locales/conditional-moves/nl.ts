import type { en } from './en.ts';

/** The same in Dutch. */
export const nl: typeof en = {
  title: 'Vooruit plannen',
  offer: 'Bepaal je volgende zet nu al: hij wordt gespeeld zodra je aan de beurt bent.',
  plan: 'Vooruit plannen',
  planned: 'Je plan staat klaar. Alleen jij weet ervan.',
  view: 'Bekijken',
  deletePlan: 'Weghalen',
  notApplicable: 'Je plan paste niet bij wat er gebeurde. Je beslist weer zelf.',
  planAgain: 'Opnieuw plannen',
  dismiss: 'Goed',
  yourTurn: 'Je bent aan de beurt: het plan begint meteen.',
  saved: 'Gepland. Het wordt gespeeld zodra je aan de beurt bent.',
  deleted: 'Je plan is weggehaald.',
  codes: {
    'plan-late': 'De partij is verder gegaan. Bekijk haar en plan opnieuw.',
    'plan-unfit': 'Dit plan past niet bij hoe de partij ervoor staat.',
    'plan-live': 'Vooruit plannen kan alleen zonder live klok.',
    'plan-too-big': 'Dit plan is te groot.',
    over: 'Deze partij is afgelopen.',
  },
};
