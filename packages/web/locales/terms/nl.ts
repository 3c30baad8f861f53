import type { TermsTexts } from './en.ts';

export const nl: TermsTexts = {
  changed: {
    title: 'De instellingen zijn gewijzigd',
    text: (facts) => `De host heeft de instellingen gewijzigd: ${facts}. Toch gaan zitten?`,
    confirm: 'Ga zitten',
  },
  rematch: {
    title: 'Andere instellingen',
    text: (facts) => `Deze partij heeft andere instellingen: ${facts}. Toch gaan zitten?`,
    confirm: 'Ga zitten',
  },
  pace: {
    title: 'Het voorstel is gewijzigd',
    text: (facts) => `Het is nu: ${facts}. Toch akkoord gaan?`,
    confirm: 'Akkoord',
  },
  cancel: 'Annuleren',
  changedBy: (host, facts) =>
    `${host} heeft de instellingen gewijzigd: ${facts}. De partij begint zodra je akkoord gaat.`,
  changedByHost: (facts) =>
    `De host heeft de instellingen gewijzigd: ${facts}. De partij begint zodra je akkoord gaat.`,
  agree: 'Akkoord',
  waitingFor: (names) => `Wachten op het akkoord van ${names} met de nieuwe instellingen.`,
  notAgreed: 'is nog niet akkoord met de nieuwe instellingen',
  heldFor: (name) => `Gereserveerd voor ${name}`,
};
