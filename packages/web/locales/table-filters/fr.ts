import type { en } from './en.ts';

export const fr: typeof en = {
  game: 'Jeu',
  timeControl: 'Cadence',
  live: 'En direct',
  correspondence: 'Par correspondance',
  noClock: 'Sans pendule',
  noneFits: 'Aucune table ouverte ne correspond',
  showAll: 'Afficher toutes les tables',
};
