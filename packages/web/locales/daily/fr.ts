import type { en } from './en.ts';

export const fr: typeof en = {
  day: (day) => new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  lead: 'La même énigme pour tout le monde, une fois par jour. Le chronomètre démarre quand vous l’ouvrez.',
  open: 'Ouvrir l’énigme',
  solved: (ms) => `Résolue en ${(ms / 1000).toFixed(1).replace('.', ',')} secondes.`,
  tries: (tries) => `En ${tries} essais.`,
  streak: (days) => (days < 2 ? `Série : ${days} jour.` : `Série : ${days} jours.`),
  quickest: 'Les plus rapides du jour',
  solvers: (count) =>
    count === 0 ? 'Personne ne l’a encore résolue.' : `Résolue par ${count} ${count === 1 ? 'joueur' : 'joueurs'}`,
  time: (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`,
  wrong: 'Pas tout à fait. Réessayez.',
  poster: {
    time: 'Temps',
    place: 'Rang',
    streak: 'Série',
    placeOf: (place, solvers) => `${place} sur ${solvers}`,
    days: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  },
};
