import type { en } from './en.ts';

/** The same in French. */
export const fr: typeof en = {
  title: 'Prévoir des coups',
  offer: 'Décidez déjà de votre prochain coup : il est joué dès que c’est votre tour.',
  plan: 'Prévoir des coups',
  stands: 'Votre plan est prêt. Vous seul le connaissez.',
  look: 'Le voir',
  drop: 'Le retirer',
  unfit: 'Votre plan ne convenait pas à ce qui s’est passé. À vous de décider.',
  again: 'Prévoir à nouveau',
  seen: 'D’accord',
  yourTurn: 'C’est votre tour : le plan commence tout de suite.',
  saved: 'C’est prévu. Ce sera joué dès que c’est votre tour.',
  dropped: 'Votre plan est retiré.',
  codes: {
    'plan-late': 'La partie a avancé. Regardez-la et prévoyez à nouveau.',
    'plan-unfit': 'Ce plan ne convient pas à la partie telle qu’elle est.',
    'plan-live': 'On ne peut prévoir que dans les parties sans pendule en direct.',
    'plan-too-big': 'Ce plan est trop grand.',
    over: 'Cette partie est finie.',
  },
};
