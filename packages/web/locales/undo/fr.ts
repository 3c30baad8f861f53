import type { en } from './en.ts';

/** The same in French. */
export const fr: typeof en = {
  undo: 'Reprendre',
  undone: 'C’est repris : choisissez à nouveau.',
  tooLate: 'Ce coup ne peut plus être repris.',
  playFromHere: 'Continuer d’ici',
  playFromHereText: (ply) =>
    ply === 0
      ? 'Une nouvelle partie contre des robots commence comme celle-ci. Elle ne compte pas, et le hasard est tiré à nouveau.'
      : `Une nouvelle partie contre des robots commence là où en était celle-ci après le coup ${ply}. Elle ne compte pas, et le hasard y est tiré à nouveau.`,
  yourSeat: 'Vous jouez pour',
  playedBy: (name) => `${name}, joué par`,
  begin: 'Commencer',
  branched: (ply) => `Reprise d’une autre partie après le coup ${ply}.`,
  viewOriginal: 'La voir là-bas',
  copiedMoves: (inputs) =>
    `Ses ${inputs} premiers coups viennent d’une autre partie ; seul ce qui a été distribué ensuite est vérifié ici.`,
  noDealsAfter: 'Rien n’a été distribué depuis la reprise',
};
