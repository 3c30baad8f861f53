import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Ouvrir une table',
  inviteTitle: 'Inviter un ami',
  inviteText: 'Vous recevrez un lien à partager. Toute personne qui l’ouvre peut rejoindre votre table.',
  game: 'Jeu',
  seats: 'Places',
  timeControl: 'Cadence',
  listed: 'Afficher sur la page d’accueil',
  listedHint: 'Sinon, seules les personnes qui ont le lien peuvent la trouver.',
  open: 'Ouvrir la table',
  change: 'Réglages de la table',
  save: 'Enregistrer',
};
