import type { en } from './en.ts';

export const fr: typeof en = {
  lost: 'Connexion perdue. Vos coups sont enregistrés.',
  unreachable: 'Serveur injoignable. Nouvelle tentative…',
  restored: 'Connexion rétablie.',
  retry: 'Réessayer',
  moveQueued: 'Vous êtes hors ligne. Votre coup sera envoyé au retour de la connexion.',
  refusedAddress: (address) =>
    `Ce serveur n’accepte pas les pages ouvertes à l’adresse ${address}. Si c’est le vôtre, donnez cette adresse à SESAME_ORIGIN.`,
  wrongAddress: (address) => `Ce serveur n’accepte pas les pages ouvertes à l’adresse ${address}.`,
  openThere: (address) => `Ouvrir ${address}`,
};
