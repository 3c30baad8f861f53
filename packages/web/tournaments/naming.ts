import type { AnyBot, Locale } from '@sesame/kernel';
import type { Tournament, TournamentSummary } from '@sesame/protocol';
import type { Messages } from '../messages/en.ts';
import type { TournamentWords } from '../messages/tournaments/en.ts';
import { paceName } from '../options/paces.ts';

/** "Swiss, 5 rounds" */
export const formatName = (say: TournamentWords, { format, rounds, size }: TournamentSummary): string => {
  switch (format) {
    case 'robin':
      return say.shortRobin;
    case 'swiss':
      return say.shortSwiss(rounds);
    case 'tables':
      return say.shortTables(size, rounds);
  }
};

export const termsOf = (words: Messages, say: TournamentWords, tournament: TournamentSummary): string =>
  `${formatName(say, tournament)}. ${paceName(words, tournament.pace)}.`;

/** The names of entrants in the reader's language: bots have one in each, and a number where there are several. */
export const namesOf = ({ people }: Tournament, bots: readonly AnyBot[], locale: Locale): ReadonlyMap<number, string> =>
  new Map(
    people.map(({ number, name, bot }) => {
      const known = bots.find(({ id }) => id === bot);
      const which = /\d+$/.exec(name)?.[0];
      return [number, known === undefined ? name : [known.name[locale], which].filter(Boolean).join(' ')];
    }),
  );

/** Points as people write them: halves as ½, other parts with two figures. */
export const pointsText = (points: number, locale: Locale): string => {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);
};
