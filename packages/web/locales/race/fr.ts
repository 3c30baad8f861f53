import type { en } from './en.ts';

export const fr: typeof en = {
  milliseconds: (ms) => `${(ms / 1000).toFixed(2).replace('.', ',')} s`,
  between: (low, high) => `${low} à ${high} ms`,
  credited: 'Compté',
  claimed: 'Selon l’écran',
  arrived: 'Reçu après',
  roundTrip: 'Aller-retour',
  held: 'Attente des autres',
  decided: 'Décidé',
  alone: 'personne d’autre',
  time: 'au temps',
  arrival: 'trop serré : à l’arrivée',
};
