import type { en } from './en.ts';

export const fr: typeof en = {
  undo: 'Annuler le coup',
  undone: 'Coup annulé. Choisissez à nouveau.',
  tooLate: 'Il est trop tard pour annuler.',
  playFromHere: 'Jouer à partir d’ici',
  playFromHereText: (ply) =>
    ply === 0
      ? 'Lance une nouvelle partie amicale contre des robots, depuis le même début, avec de nouveaux tirages.'
      : `Lance une nouvelle partie amicale contre des robots, depuis la position après le coup ${ply}. Les tirages suivants seront nouveaux.`,
  yourSeat: 'Vous jouez pour',
  playedBy: (name) => `${name}, joué par`,
  begin: 'Lancer la partie',
  branched: (ply) => `Suite d’une autre partie, après le coup ${ply}.`,
  viewOriginal: 'Voir l’original',
  copiedMoves: (inputs) =>
    `Ses ${inputs} premiers coups viennent d’une autre partie ; seules les donnes suivantes sont vérifiées ici.`,
  noDealsAfter: 'Aucune donne depuis les coups repris',
};
