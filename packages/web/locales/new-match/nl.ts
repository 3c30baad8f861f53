import type { en } from './en.ts';

export const nl: typeof en = {
  title: (game) => `${game} tegen een bot`,
  text: 'Kies een bot om te beginnen. Bots zien alleen wat een speler op hun plaats zou zien.',
  level: (level) => `Niveau ${level}`,
  lastPlayed: 'laatst gespeeld',
  recommended: 'aangeraden voor jou',
  players: 'Spelers',
  hints: 'Tips op verzoek',
  beginnerHints: 'Uitleg tijdens de partij',
  noHelp: 'Staat uit in partijen met rating.',
};
