import type { en } from './en.ts';

export const fr: typeof en = {
  title: (game) => `Qui joue à ${game} avec vous ?`,
  text: 'Choisissez et la partie commence. Les robots ne voient que ce que voit un joueur à leur place.',
  level: (level) => `Force ${level}`,
  lastPlayed: 'votre dernier choix',
  players: 'Joueurs',
};
