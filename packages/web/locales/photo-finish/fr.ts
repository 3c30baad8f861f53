import type { en } from './en.ts';

const times = (count: number, one: string, more: string): string =>
  count < 2 ? `${count} ${one}` : `${count} ${more}`;

export const fr: typeof en = {
  title: 'Photo-finish',
  show: 'Voir la photo-finish',
  hide: 'Masquer la photo-finish',
  race: (number) => `Course ${number}`,
  previous: 'Course précédente',
  next: 'Course suivante',
  failed: 'Impossible de charger la photo-finish. Réessayez.',
  retry: 'Réessayer',
  time: (ms) => `${(ms / 1000).toFixed(3).replace('.', ',')} s`,
  first: 'Premier',
  gap: (ms) =>
    `${ms < 0 ? '−' : '+'}${Math.abs(ms) < 1000 ? `${Math.abs(ms)} ms` : `${(Math.abs(ms) / 1000).toFixed(3).replace('.', ',')} s`}`,
  wrong: 'Faux',
  noClaim: 'Pas de réponse',
  seen: 'image vue',
  flag: 'réponse',
  miss: 'réponse fausse',
  line: 'temps du vainqueur',
  way: 'distance du pointeur à son but',
  marks: {
    target: 'cible atteinte',
    key: 'touche pressée',
    lift: 'tuile prise',
    turn: 'tuile tournée',
    drop: 'tuile posée',
    join: 'tuiles alignées',
  },
  counted: {
    target: (count) => times(count, 'cible atteinte', 'cibles atteintes'),
    key: (count) => times(count, 'touche pressée', 'touches pressées'),
    lift: (count) => times(count, 'tuile prise', 'tuiles prises'),
    turn: (count) => times(count, 'rotation', 'rotations'),
    drop: (count) => times(count, 'tuile posée', 'tuiles posées'),
    join: (count) => times(count, 'changement de la chaîne', 'changements de la chaîne'),
  },
  claimed: (credited, claimed, trip) =>
    `Temps retenu\u00A0: ${credited} ms. L’appareil a mesuré ${claimed} ms, et le serveur un aller-retour de ${trip}.`,
  unclaimed: (credited, arrived, trip) =>
    `Temps retenu\u00A0: ${credited} ms. Reçu par le serveur après ${arrived} ms, avec un aller-retour de ${trip}.`,
  trip: (low, high) => (low === high ? `${low} ms` : `${low} à ${high} ms`),
  bot: (credited) => `Temps retenu\u00A0: ${credited} ms. Un robot, chronométré par le serveur.`,
  late: (ms) => `Chronométré à l’arrivée, après ${ms} ms\u00A0: la course était déjà décidée.`,
  held: (ms) => `Retenu ${ms} ms, au cas où d’autres réponses seraient en route.`,
  byTime: 'Départage au temps.',
  byArrival: 'Trop serré pour le temps\u00A0: la première réponse reçue l’emporte.',
  inhuman: 'Trop rapide pour un humain\u00A0: la partie n’est pas classée.',
};
