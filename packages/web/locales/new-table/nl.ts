import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Een tafel openen',
  inviteTitle: 'Nodig een vriend uit',
  inviteText: 'Je krijgt een link om te sturen. Wie hem opent, kan bij je aanschuiven.',
  game: 'Spel',
  seats: 'Plaatsen',
  timeControl: 'Tempo',
  listed: 'Zichtbaar op de startpagina',
  listedHint: 'Anders vindt alleen wie de link heeft de tafel.',
  open: 'Open de tafel',
  change: 'De tafel veranderen',
  save: 'Zo houden',
};
