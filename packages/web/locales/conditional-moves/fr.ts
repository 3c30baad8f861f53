import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Coups conditionnels',
  offer: 'Préparez votre prochain coup : il sera joué dès que ce sera votre tour.',
  plan: 'Préparer un coup',
  planned: 'Votre prochain coup est prêt. Il n’est visible que par vous.',
  view: 'Voir le plan',
  deletePlan: 'Supprimer le plan',
  notApplicable: 'Le coup préparé n’était plus possible. À vous de jouer.',
  planAgain: 'Préparer à nouveau',
  dismiss: 'OK',
  yourTurn: 'C’est votre tour : le plan serait joué tout de suite.',
  saved: 'Coup préparé. Il sera joué dès que ce sera votre tour.',
  deleted: 'Plan supprimé.',
  codes: {
    'plan-late': 'La partie a avancé. Regardez le plateau et préparez un nouveau coup.',
    'plan-unfit': 'Ce plan ne correspond pas à la position actuelle.',
    'plan-live': 'Les coups conditionnels ne sont pas possibles dans une partie en direct.',
    'plan-too-big': 'Ce plan est trop long.',
    over: 'Cette partie est terminée.',
  },
};
