import { makeTexts } from '@sesame/ui';

/** Texts of puzzles. */
export const puzzleTexts = makeTexts({
  en: {
    you: 'You',
    player: (seat: number) => `Player ${seat}`,
    hand: (stones: number) => `Your stones: ${stones} in hand`,
    yours: 'Your word',
    best: 'The best word',
    gone: (stones: number) => (stones === 1 ? '1 stone gone' : `${stones} stones gone`),
    laid: (stones: number) => (stones === 1 ? '1 stone laid' : `${stones} stones laid`),
    others: 'Just as good',
  },
  fr: {
    you: 'Vous',
    player: (seat) => `Joueur ${seat}`,
    hand: (stones) => `Vos pierres : ${stones} en main`,
    yours: 'Votre mot',
    best: 'Le meilleur mot',
    gone: (stones) => (stones < 2 ? `${stones} pierre en moins` : `${stones} pierres en moins`),
    laid: (stones) => (stones < 2 ? `${stones} pierre posée` : `${stones} pierres posées`),
    others: 'Aussi bons',
  },
  nl: {
    you: 'Jij',
    player: (seat) => `Speler ${seat}`,
    hand: (stones) => `Jouw stenen: ${stones} in de hand`,
    yours: 'Jouw woord',
    best: 'Het beste woord',
    gone: (stones) => (stones === 1 ? '1 steen kwijt' : `${stones} stenen kwijt`),
    laid: (stones) => (stones === 1 ? '1 steen gelegd' : `${stones} stenen gelegd`),
    others: 'Net zo goed',
  },
});
