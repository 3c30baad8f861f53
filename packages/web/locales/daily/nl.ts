import type { en } from './en.ts';

export const nl: typeof en = {
  title: (game) => `${game} van de dag`,
  day: (day) => new Intl.DateTimeFormat('nl', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  lead: 'Voor iedereen dezelfde, eens per dag. Je tijd loopt zodra je hem opent.',
  open: 'Openen',
  solved: (ms) => `Opgelost in ${(ms / 1000).toFixed(1).replace('.', ',')} seconden.`,
  tries: (tries) => `In ${tries} pogingen.`,
  streak: (days) => (days === 1 ? 'Eén dag op rij.' : `${days} dagen op rij.`),
  quickest: 'De snelsten van vandaag',
  solvers: (count) => (count === 0 ? 'Nog niemand heeft hem opgelost.' : `Opgelost door ${count}`),
  time: (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`,
  wrong: 'Nog niet: kijk nog eens.',
  link: 'De verdeling van vandaag',
};
