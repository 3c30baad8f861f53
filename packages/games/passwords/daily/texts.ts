import { makeTexts } from '@sesame/ui';

/** Texts of the daily puzzle. */
export const dailyTexts = makeTexts({
  en: {
    you: 'You',
    turn: (turn: number, turns: number) => `Word ${turn} of ${turns}`,
    gone: (stones: number) => (stones === 1 ? '1 stone gone' : `${stones} stones gone`),
    yours: 'Your words',
    passed: 'passed',
    better: (word: string, stones: number) => `Best in this turn: ${word} (${stones})`,
    best: (stones: number) => `The best three words: ${stones} stones`,
    others: 'The others',
    average: (stones: string) => `${stones} stones on average`,
    players: (word: string, players: number) => `${word} (${players})`,
  },
  fr: {
    you: 'Vous',
    turn: (turn, turns) => `Mot ${turn} sur ${turns}`,
    gone: (stones) => (stones < 2 ? `${stones} pierre partie` : `${stones} pierres parties`),
    yours: 'Vos mots',
    passed: 'passé',
    better: (word, stones) => `Le meilleur à ce tour : ${word} (${stones})`,
    best: (stones) => `Les trois meilleurs mots : ${stones} pierres`,
    others: 'Les autres',
    average: (stones) => `${stones} pierres en moyenne`,
    players: (word, players) => `${word} (${players})`,
  },
  nl: {
    you: 'Jij',
    turn: (turn, turns) => `Woord ${turn} van ${turns}`,
    gone: (stones) => (stones === 1 ? '1 steen weg' : `${stones} stenen weg`),
    yours: 'Jouw woorden',
    passed: 'gepast',
    better: (word, stones) => `Beste in deze beurt: ${word} (${stones})`,
    best: (stones) => `De beste drie woorden: ${stones} stenen`,
    others: 'De anderen',
    average: (stones) => `Gemiddeld ${stones} stenen`,
    players: (word, players) => `${word} (${players})`,
  },
});
