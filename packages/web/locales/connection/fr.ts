import type { en } from './en.ts';

export const fr: typeof en = {
  lost: 'Connexion perdue. Vos coups sont en sûreté.',
  never: 'La maison ne répond pas encore. Nous continuons de frapper.',
  back: 'La connexion est revenue.',
  retry: 'Réessayer',
  moveWaits: 'Votre coup attend la connexion. Il sera joué dès qu’elle revient.',
};
