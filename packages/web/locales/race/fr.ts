import type { en } from './en.ts';

export const fr: typeof en = {
  milliseconds: (ms) => `${(ms / 1000).toFixed(2).replace('.', ',')} s`,
  between: (low, high) => `${low} à ${high} ms`,
  credited: 'Temps retenu',
  claimed: 'Temps mesuré par l’appareil',
  arrived: 'Reçu par le serveur après',
  roundTrip: 'Temps d’aller-retour',
  held: 'Attente des autres',
  decided: 'Départage',
  alone: 'aucun concurrent',
  time: 'au temps',
  inhuman: 'trop rapide pour un humain',
  unrated: 'La partie n’est pas classée',
  arrival: 'à l’arrivée (trop serré)',
};
