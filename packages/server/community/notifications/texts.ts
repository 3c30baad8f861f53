import type { Locale } from '@sesame/kernel';

/** Texts of push notifications, in the language of the browser that receives them. */
interface NotificationTexts {
  readonly turn: string;
  readonly called: string;
  readonly reminder: string;
  readonly ended: string;
  readonly works: string;
  readonly worksText: string;
  invited(from: string): string;
  wrote(from: string): string;
  readonly wroteText: string;
  with(game: string, opponents: string): string;
  left(match: string, hours: number): string;
}

export const NOTIFICATION_TEXTS: Readonly<Record<Locale, NotificationTexts>> = {
  en: {
    turn: 'Your turn',
    called: 'Your tournament match is starting',
    reminder: 'Your time is running out',
    ended: 'Match over',
    works: 'Notifications work',
    worksText: 'You will be notified when it’s your turn.',
    invited: (from) => `${from} invites you to play`,
    wrote: (from) => `${from} wrote to you`,
    wroteText: 'Open the message.',
    with: (game, opponents) => `${game} with ${opponents}`,
    left: (match, hours) => `${match}: ${hours < 1 ? 'less than an hour' : `${hours} h`} left`,
  },
  fr: {
    turn: 'À vous de jouer',
    called: 'Votre partie de tournoi commence',
    reminder: 'Il vous reste peu de temps',
    ended: 'Partie terminée',
    works: 'Les notifications fonctionnent',
    worksText: 'Vous serez prévenu quand ce sera à vous de jouer.',
    invited: (from) => `${from} vous invite à jouer`,
    wrote: (from) => `${from} vous a écrit`,
    wroteText: 'Lire le message.',
    with: (game, opponents) => `${game} avec ${opponents}`,
    left: (match, hours) => `${match} : il reste ${hours < 1 ? 'moins d’une heure' : `${hours} h`}`,
  },
  nl: {
    turn: 'Jij bent aan zet',
    called: 'Je toernooipartij begint',
    reminder: 'Je tijd is bijna op',
    ended: 'Partij afgelopen',
    works: 'Meldingen werken',
    worksText: 'Je krijgt een melding als je aan zet bent.',
    invited: (from) => `${from} nodigt je uit om te spelen`,
    wrote: (from) => `${from} heeft je geschreven`,
    wroteText: 'Lees het bericht.',
    with: (game, opponents) => `${game} met ${opponents}`,
    left: (match, hours) => `${match}: nog ${hours < 1 ? 'minder dan een uur' : `${hours} uur`}`,
  },
};
