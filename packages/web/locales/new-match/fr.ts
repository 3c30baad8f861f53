import type { en } from './en.ts';

export const fr: typeof en = {
  title: (game) => `Jouer à ${game} contre un robot`,
  text: 'Choisissez un robot pour commencer. Il ne voit que ce que verrait un joueur à sa place.',
  level: (level) => `Niveau ${level}`,
  rating: (rating, low, high) => `Cote ${rating} (${low}–${high})`,
  measured: 'Mesurée dans des parties entre robots, avec l’intervalle où elle se trouve à 95 %.',
  lastPlayed: 'dernier adversaire',
  recommended: 'conseillé pour vous',
  players: 'Joueurs',
  hints: 'Indices à la demande',
  beginnerHints: 'Expliquer les règles pendant la partie',
  noHelp: 'Désactivé dans les parties classées.',
};
