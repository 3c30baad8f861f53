import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Tafel openen',
  inviteTitle: 'Vriend uitnodigen',
  inviteText: 'Je krijgt een link om te delen. Iedereen die hem opent kan aan je tafel meedoen.',
  game: 'Spel',
  seats: 'Plaatsen',
  timeControl: 'Speeltempo',
  listed: 'Tonen op de startpagina',
  listedHint: 'Anders kunnen alleen mensen met de link de tafel vinden.',
  open: 'Tafel openen',
  change: 'Tafelinstellingen',
  save: 'Opslaan',
};
