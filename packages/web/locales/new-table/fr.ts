import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Ouvrir une table',
  inviteTitle: 'Inviter un ami',
  inviteText: 'Vous recevez un lien à envoyer. Qui l’ouvre peut s’asseoir avec vous.',
  game: 'Jeu',
  seats: 'Places',
  timeControl: 'Cadence',
  listed: 'Visible sur la page d’accueil',
  listedHint: 'Sinon, seuls ceux qui ont le lien la trouvent.',
  open: 'Ouvrir la table',
  change: 'Changer la table',
  save: 'Garder ces choix',
};
