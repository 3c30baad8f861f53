import type { Locale } from '@sesame/kernel';

/** What notices say, in the language of the browser that is told. */
interface NoticeWords {
  readonly turn: string;
  readonly reminder: string;
  readonly ended: string;
  readonly works: string;
  readonly worksText: string;
  invited(from: string): string;
  with(game: string, others: string): string;
  left(match: string, hours: number): string;
}

export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = {
  en: {
    turn: 'Your turn',
    reminder: 'Your time runs out soon',
    ended: 'The match is over',
    works: 'Notices arrive here',
    worksText: 'You will be told when it is your turn.',
    invited: (from) => `${from} invites you to a table`,
    with: (game, others) => `${game} with ${others}`,
    left: (match, hours) => `${match}: ${hours < 1 ? 'less than an hour' : `${hours} h`} left`,
  },
  fr: {
    turn: 'À vous de jouer',
    reminder: 'Votre temps s’épuise',
    ended: 'La partie est finie',
    works: 'Les avis arrivent ici',
    worksText: 'Vous saurez quand c’est à vous de jouer.',
    invited: (from) => `${from} vous invite à une table`,
    with: (game, others) => `${game} avec ${others}`,
    left: (match, hours) => `${match} : il reste ${hours < 1 ? 'moins d’une heure' : `${hours} h`}`,
  },
  nl: {
    turn: 'Jij bent aan zet',
    reminder: 'Je tijd is bijna op',
    ended: 'De partij is afgelopen',
    works: 'Berichten komen hier aan',
    worksText: 'Je hoort het wanneer je aan zet bent.',
    invited: (from) => `${from} nodigt je uit aan een tafel`,
    with: (game, others) => `${game} met ${others}`,
    left: (match, hours) => `${match}: nog ${hours < 1 ? 'geen uur' : `${hours} uur`}`,
  },
};
