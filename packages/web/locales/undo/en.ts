/** Texts of undo and of playing on from a replay. */
export const en = {
  undo: 'Undo move',
  undone: 'Move undone. Choose again.',
  tooLate: 'It’s too late to undo.',
  playFromHere: 'Play from here',
  playFromHereText: (ply: number): string =>
    ply === 0
      ? 'Starts a new, unrated match against bots from the same start, with new random draws.'
      : `Starts a new, unrated match against bots from the position after move ${ply}. New random draws from there on.`,
  yourSeat: 'You play as',
  playedBy: (name: string): string => `${name}, played by`,
  begin: 'Start match',
  branched: (ply: number): string => `Continued from another match after move ${ply}.`,
  viewOriginal: 'View original',
  copiedMoves: (inputs: number): string =>
    `Its first ${inputs} moves were copied from another match; only deals after them are verified here.`,
  noDealsAfter: 'No deals since the copied moves',
};
