import type { BotCard, Locale } from '@sesame/kernel';
import type { Tournament, TournamentSummary } from '@sesame/protocol';
import type { Texts } from '../../locales/en.ts';
import type { TournamentTexts } from '../../locales/tournaments/en.ts';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';

/** The format in short: "Swiss, 5 rounds". */
export const formatName = (say: TournamentTexts, { format, rounds, size, minutes = 0 }: TournamentSummary): string => {
  switch (format) {
    case 'robin':
      return say.shortRobin;
    case 'swiss':
      return say.shortSwiss(rounds);
    case 'tables':
      return say.shortTables(size, rounds);
    case 'knockout':
      return say.shortKnockout;
    case 'arena':
      return say.shortArena(minutes);
  }
};

/** How often it takes place; undefined if only once. */
export const repeatText = (say: TournamentTexts, { repeats }: TournamentSummary): string | undefined =>
  repeats && (repeats === 'day' ? say.everyDay : say.everyWeek);

/** When the last matches of an arena start. */
export const arenaEnd = ({ startedAt, minutes }: TournamentSummary): number | undefined =>
  startedAt === undefined || minutes === undefined ? undefined : startedAt + minutes * MINUTE_MS;

const MINUTE_MS = 60_000;

export const tournamentTerms = (texts: Texts, say: TournamentTexts, tournament: TournamentSummary): string =>
  [formatName(say, tournament), timeControlText(texts, tournament.pace), repeatText(say, tournament)]
    .flatMap((text) => (text === undefined ? [] : `${text}.`))
    .join(' ');

/** Names of the entrants, with bots localised and numbered. */
export const entrantNames = (
  { people }: Tournament,
  bots: readonly BotCard[],
  locale: Locale,
): ReadonlyMap<number, string> =>
  new Map(
    people.map(({ number, name, bot }) => {
      const known = bots.find(({ id }) => id === bot);
      return [number, known === undefined ? name : botName(known, name, locale)];
    }),
  );

/** The server sends winners by name only, so a bot is recognised by its English name. */
export const winnerName = (name: string, bots: readonly BotCard[], locale: Locale): string => {
  const known = bots.find((bot) => bot.name.en === name.replace(NUMBER_SUFFIX, ''));
  return known === undefined ? name : botName(known, name, locale);
};

/** The number of a bot that was entered several times: "Trader 2". */
const NUMBER_SUFFIX = / \d+$/;

const botName = (bot: BotCard, name: string, locale: Locale): string =>
  `${bot.name[locale]}${NUMBER_SUFFIX.exec(name)?.[0] ?? ''}`;

/** Points with halves as ½ and other fractions to two digits. */
export const pointsText = (points: number, locale: Locale): string => {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);
};
