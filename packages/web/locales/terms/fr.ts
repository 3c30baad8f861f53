import type { TermsTexts } from './en.ts';

export const fr: TermsTexts = {
  changed: {
    title: 'Les réglages ont changé',
    text: (facts) => `L’hôte a modifié les réglages : ${facts}. Prendre place quand même ?`,
    confirm: 'Prendre place',
  },
  rematch: {
    title: 'D’autres réglages',
    text: (facts) => `Cette partie a d’autres réglages : ${facts}. Prendre place quand même ?`,
    confirm: 'Prendre place',
  },
  pace: {
    title: 'La proposition a changé',
    text: (facts) => `C’est maintenant : ${facts}. Accepter quand même ?`,
    confirm: 'Accepter',
  },
  cancel: 'Annuler',
  changedBy: (host, facts) =>
    `${host} a modifié les réglages : ${facts}. La partie commencera quand vous aurez accepté.`,
  changedByHost: (facts) => `L’hôte a modifié les réglages : ${facts}. La partie commencera quand vous aurez accepté.`,
  agree: 'Accepter',
  waitingFor: (names) => `On attend l’accord de ${names} sur les nouveaux réglages.`,
  notAgreed: 'n’a pas encore accepté les nouveaux réglages',
  heldFor: (name) => `Réservée à ${name}`,
};
