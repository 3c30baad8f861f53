/** Inputs per match of Crack the Code, after which the list of guesses is cleared. */
const GUESSES_PER_MATCH = 34;

/** Players take turns appending a five-letter guess to a list: about as little work as Crack the Code. */
export const duel = {
  name: 'duel',
  setup: () => ({ guesses: [] }),
  moves: {
    guess: {
      // No optimistic update: like Sesame, shows a move once the server has accepted it.
      client: false,
      move: ({ G, playerID }, code) => {
        if (G.guesses.length === GUESSES_PER_MATCH) G.guesses = [];
        G.guesses.push({ seat: playerID, code });
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
