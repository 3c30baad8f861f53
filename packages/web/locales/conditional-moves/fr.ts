import type { en } from './en.ts';

/** The same in French. */
export const fr: typeof en = {
  title: 'Prévoir des coups',
  offer: 'Décidez déjà de votre prochain coup : il est joué dès que c’est votre tour.',
  plan: 'Prévoir des coups',
  planned: 'Votre plan est prêt. Vous seul le connaissez.',
  view: 'Le voir',
  deletePlan: 'Le retirer',
  notApplicable: 'Votre plan ne convenait pas à ce qui s’est passé. À vous de décider.',
  planAgain: 'Prévoir à nouveau',
  dismiss: 'D’accord',
  yourTurn: 'C’est votre tour : le plan commence tout de suite.',
  saved: 'C’est prévu. Ce sera joué dès que c’est votre tour.',
  deleted: 'Votre plan est retiré.',
  codes: {
    'plan-late': 'La partie a avancé. Regardez-la et prévoyez à nouveau.',
    'plan-unfit': 'Ce plan ne convient pas à la partie telle qu’elle est.',
    'plan-live': 'On ne peut prévoir que dans les parties sans pendule en direct.',
    'plan-too-big': 'Ce plan est trop grand.',
    over: 'Cette partie est finie.',
  },
};
