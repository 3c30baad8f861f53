import type { Locale } from '@sesame/kernel';
import type { TimeControl, TournamentState } from '@sesame/protocol';

/** Texts of the pictures of link previews. */
export interface PictureTexts {
  player(number: number): string;
  readonly freeSeat: string;
  readonly invitation: string;
  readonly tournament: Readonly<Record<TournamentState, string>>;
  entrants(count: number): string;
  readonly profile: string;
  readonly bot: string;
  readonly unrated: string;
  readonly daily: string;
  day(day: string): string;
  readonly noClock: string;
  perMove(time: string): string;
  perPlayer(time: string): string;
  both(each: string, move: string): string;
  hours(count: number): string;
  days(count: number): string;
}

const dayText = (locale: string) => (day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const PICTURE_TEXTS: Readonly<Record<Locale, PictureTexts>> = {
  en: {
    player: (number) => `Player ${number}`,
    freeSeat: 'Free seat',
    invitation: 'Invitation',
    tournament: { open: 'Open for entries', running: 'Under way', over: 'Final standings', cancelled: 'Called off' },
    entrants: (count) => (count === 1 ? '1 player' : `${count} players`),
    profile: 'Player',
    bot: 'Bot',
    unrated: 'No rating yet',
    daily: 'Today’s puzzle',
    day: dayText('en-GB'),
    noClock: 'No clock',
    perMove: (time) => `${time} per move`,
    perPlayer: (time) => `${time} per player`,
    both: (each, move) => `${each} + ${move} per move`,
    hours: (count) => `${count}\u00a0h`,
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
  },
  fr: {
    player: (number) => `Joueur ${number}`,
    freeSeat: 'Place libre',
    invitation: 'Invitation',
    tournament: { open: 'Inscriptions ouvertes', running: 'En cours', over: 'Classement final', cancelled: 'Annulé' },
    entrants: (count) => (count === 1 ? '1 joueur' : `${count} joueurs`),
    profile: 'Joueur',
    bot: 'Bot',
    unrated: 'Pas encore classé',
    daily: 'L’énigme du jour',
    day: dayText('fr'),
    noClock: 'Sans pendule',
    perMove: (time) => `${time} par coup`,
    perPlayer: (time) => `${time} par joueur`,
    both: (each, move) => `${each} + ${move} par coup`,
    hours: (count) => `${count}\u00a0h`,
    days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
  },
  nl: {
    player: (number) => `Speler ${number}`,
    freeSeat: 'Vrije plaats',
    invitation: 'Uitnodiging',
    tournament: { open: 'Inschrijving open', running: 'Bezig', over: 'Eindstand', cancelled: 'Afgelast' },
    entrants: (count) => (count === 1 ? '1 speler' : `${count} spelers`),
    profile: 'Speler',
    bot: 'Bot',
    unrated: 'Nog geen rating',
    daily: 'Puzzel van vandaag',
    day: dayText('nl'),
    noClock: 'Zonder klok',
    perMove: (time) => `${time} per zet`,
    perPlayer: (time) => `${time} per speler`,
    both: (each, move) => `${each} + ${move} per zet`,
    hours: (count) => `${count}\u00a0u`,
    days: (count) => (count === 1 ? '1 dag' : `${count} dagen`),
  },
};

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const durationText = ({ days, hours }: PictureTexts, seconds: number): string => {
  if (seconds >= DAY_S) return days(Math.floor(seconds / DAY_S));
  if (seconds >= HOUR_S) return hours(Math.floor(seconds / HOUR_S));
  return seconds >= MINUTE_S ? `${Math.floor(seconds / MINUTE_S)}\u00a0min` : `${seconds}\u00a0s`;
};

export const timeControlText = (say: PictureTexts, { kind, perMove, bank }: TimeControl): string => {
  if (kind === 'none') return say.noClock;
  const [move, each] = [durationText(say, perMove), durationText(say, bank)];
  if (bank === 0) return say.perMove(move);
  return perMove === 0 ? say.perPlayer(each) : say.both(each, move);
};
