/** A guess of five letters on a list, in turn: as small as Crack the Code. The list starts anew when that would be over. */
const LENGTH = 34;

export const duel = {
  name: 'duel',
  setup: () => ({ guesses: [] }),
  moves: {
    guess: {
      // Like the house, it shows a move once the server has it.
      client: false,
      move: ({ G, playerID }, code) => {
        if (G.guesses.length === LENGTH) G.guesses = [];
        G.guesses.push({ seat: playerID, code });
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
