import type { en } from './en.ts';

export const nl: typeof en = {
  title: (game) => `${game} tegen een bot`,
  text: 'Kies een bot om te beginnen. Bots zien alleen wat een speler op hun plaats zou zien.',
  level: (level) => `Niveau ${level}`,
  rating: (rating, low, high) => `Rating ${rating} (${low}–${high})`,
  measured: 'Gemeten in partijen tussen bots, met het interval waarin hij met 95% zekerheid ligt.',
  lastPlayed: 'laatst gespeeld',
  recommended: 'aangeraden voor jou',
  players: 'Spelers',
  hints: 'Tips op verzoek',
  beginnerHints: 'Uitleg tijdens de partij',
  noHelp: 'Staat uit in partijen met rating.',
};
