/** What is said of taking back and of playing on from a replay, in English. */
export const en = {
  undo: 'Take back',
  undone: 'Taken back. Choose again.',
  tooLate: 'This cannot be taken back any more.',
  playFromHere: 'Play on from here',
  playFromHereText: (ply: number): string =>
    ply === 0
      ? 'A new match against bots begins as this one did. It counts for nothing, and luck is drawn anew.'
      : `A new match against bots begins where this one stood after move ${ply}. It counts for nothing, and from there on luck is drawn anew.`,
  yourSeat: 'You play for',
  playedBy: (name: string): string => `${name}, played by`,
  begin: 'Begin',
  branched: (ply: number): string => `Taken up from another match after move ${ply}.`,
  viewOriginal: 'See it there',
  copiedMoves: (inputs: number): string =>
    `Its first ${inputs} moves were taken over from another match; only what was dealt after them is checked here.`,
  noDealsAfter: 'Nothing was dealt since it was taken up',
};
