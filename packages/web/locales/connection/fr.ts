import type { en } from './en.ts';

export const fr: typeof en = {
  lost: 'Connexion perdue. Vos coups sont en sûreté.',
  unreachable: 'La maison ne répond pas encore. Nous continuons de frapper.',
  restored: 'La connexion est revenue.',
  retry: 'Réessayer',
  moveQueued: 'Votre coup attend la connexion. Il sera joué dès qu’elle revient.',
};
