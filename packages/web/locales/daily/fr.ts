import type { en } from './en.ts';

export const fr: typeof en = {
  title: (game) => `${game} du jour`,
  day: (day) => new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  lead: 'Le même pour tout le monde, une fois par jour. Votre temps court dès que vous l’ouvrez.',
  open: 'Ouvrir',
  solved: (ms) => `Résolu en ${(ms / 1000).toFixed(1).replace('.', ',')} secondes.`,
  tries: (tries) => `En ${tries} essais.`,
  streak: (days) => (days <= 1 ? `${days} jour d’affilée.` : `${days} jours d’affilée.`),
  quickest: 'Les plus rapides aujourd’hui',
  solvers: (count) =>
    count === 0 ? 'Personne ne l’a encore résolu.' : `Résolu par ${count} ${count === 1 ? 'personne' : 'personnes'}`,
  time: (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`,
  wrong: 'Pas encore : regardez mieux.',
  link: 'La donne du jour',
};
