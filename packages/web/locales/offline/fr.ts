import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page a besoin d’une connexion. Les parties contre les robots, les leçons et les règles fonctionnent sans.',
  home: 'Vous êtes hors ligne. Jouez contre les robots : vos résultats seront enregistrés au retour de la connexion.',
  seenAt: (time) => `Vous êtes hors ligne. Voici la position de ${time}.`,
  queued: 'Votre coup sera envoyé au retour de la connexion.',
  cancel: 'Annuler le coup',
  sent: (game) => `Votre coup dans ${game} a été envoyé.`,
  notSent: (game, why) => `Votre coup dans ${game} n’a pas été joué : ${why}`,
  movedOn: 'la partie avait avancé.',
  handedOver: (count) =>
    count === 1
      ? 'La partie jouée hors ligne est maintenant dans votre historique.'
      : `${count} parties jouées hors ligne sont maintenant dans votre historique.`,
  notHandedOver: (game, why) => `La partie de ${game} jouée hors ligne n’a pas pu être enregistrée : ${why}`,
};
