import type { en } from './en.ts';

export const nl: typeof en = {
  day: (day) => new Intl.DateTimeFormat('nl', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  lead: 'Voor iedereen dezelfde puzzel, één keer per dag. Je tijd gaat in zodra je hem opent.',
  open: 'Puzzel openen',
  solved: (ms) => `Opgelost in ${(ms / 1000).toFixed(1).replace('.', ',')} seconden.`,
  tries: (tries) => `In ${tries} pogingen.`,
  streak: (days) => (days === 1 ? 'Reeks: 1 dag.' : `Reeks: ${days} dagen.`),
  quickest: 'Snelste van vandaag',
  solvers: (count) =>
    count === 0 ? 'Nog niemand heeft hem opgelost.' : `Opgelost door ${count} ${count === 1 ? 'speler' : 'spelers'}`,
  time: (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`,
  wrong: 'Nog niet goed. Probeer het opnieuw.',
  poster: {
    time: 'Tijd',
    place: 'Plaats',
    streak: 'Reeks',
    placeOf: (place, solvers) => `${place} van ${solvers}`,
    days: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
  },
};
