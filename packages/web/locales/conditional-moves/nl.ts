import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Voorwaardelijke zetten',
  offer: 'Plan nu je volgende zet: hij wordt gespeeld zodra je aan de beurt bent.',
  plan: 'Zet plannen',
  planned: 'Je volgende zet staat klaar. Alleen jij ziet hem.',
  view: 'Plan bekijken',
  deletePlan: 'Plan verwijderen',
  notApplicable: 'Je geplande zet was niet meer mogelijk. Je bent weer zelf aan zet.',
  planAgain: 'Opnieuw plannen',
  dismiss: 'Oké',
  yourTurn: 'Je bent aan de beurt: het plan zou meteen beginnen.',
  saved: 'Gepland. De zet wordt gespeeld zodra je aan de beurt bent.',
  deleted: 'Plan verwijderd.',
  codes: {
    'plan-late': 'De partij is verder. Bekijk het bord en plan opnieuw.',
    'plan-unfit': 'Dit plan past niet bij de huidige stelling.',
    'plan-live': 'Zetten plannen kan niet in een partij met een live klok.',
    'plan-too-big': 'Dit plan is te lang.',
    over: 'Deze partij is afgelopen.',
  },
};
