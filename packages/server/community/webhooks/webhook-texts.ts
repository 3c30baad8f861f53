import type { Locale } from '@sesame/kernel';

/** Texts of webhook messages, in the language that the webhook was set in. */
interface WebhookTexts {
  readonly works: string;
  turn(match: string): string;
  call(match: string): string;
  match(game: string, opponents: string): string;
  opened(name: string, game: string): string;
  started(name: string, game: string): string;
  over(name: string, game: string): string;
}

export const WEBHOOK_TEXTS: Readonly<Record<Locale, WebhookTexts>> = {
  en: {
    works: 'Sesame will send its messages here.',
    turn: (match) => `It’s your turn: ${match}`,
    call: (match) => `Your tournament match is starting: ${match}`,
    match: (game, opponents) => `${game} with ${opponents}`,
    opened: (name, game) => `${name}: a ${game} tournament is open for entries`,
    started: (name, game) => `${name}: the ${game} tournament has started`,
    over: (name, game) => `${name}: the ${game} tournament is over`,
  },
  fr: {
    works: 'Sesame enverra ses messages ici.',
    turn: (match) => `À vous de jouer : ${match}`,
    call: (match) => `Votre partie de tournoi commence : ${match}`,
    match: (game, opponents) => `${game} avec ${opponents}`,
    opened: (name, game) => `${name} : les inscriptions à ce tournoi de ${game} sont ouvertes`,
    started: (name, game) => `${name} : le tournoi de ${game} a commencé`,
    over: (name, game) => `${name} : le tournoi de ${game} est terminé`,
  },
  nl: {
    works: 'Sesame stuurt zijn berichten hierheen.',
    turn: (match) => `Jij bent aan zet: ${match}`,
    call: (match) => `Je toernooipartij begint: ${match}`,
    match: (game, opponents) => `${game} met ${opponents}`,
    opened: (name, game) => `${name}: je kunt je inschrijven voor dit toernooi ${game}`,
    started: (name, game) => `${name}: het toernooi ${game} is begonnen`,
    over: (name, game) => `${name}: het toernooi ${game} is afgelopen`,
  },
};
