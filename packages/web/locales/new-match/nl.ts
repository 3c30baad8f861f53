import type { en } from './en.ts';

export const nl: typeof en = {
  title: (game) => `Wie speelt ${game} met je?`,
  text: 'Kies er een en de partij begint. Bots zien alleen wat een speler op hun plaats ziet.',
  level: (level) => `Sterkte ${level}`,
  lastPlayed: 'je vorige keuze',
  players: 'Spelers',
};
