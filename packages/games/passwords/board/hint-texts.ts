import { makeTexts } from '@sesame/ui';

/** Texts of the hint panel. */
export const hintTexts = makeTexts({
  en: {
    notNow: 'Hints are available on your turn.',
    asks: ['Show number of stones', 'Show first letter', 'Show word'],
    stones: (stones: number, locks: number) =>
      [
        `A common word can lay ${stones === 1 ? '1 stone' : `${stones} stones`}`,
        ...(locks === 0 ? [] : [` and lock ${locks === 1 ? '1 safe' : `${locks} safes`}`]),
        '.',
      ].join(''),
    begins: (letter: string, length: number) => `It starts with ${letter} and has ${length} letters.`,
    none: 'There is no common word left to play.',
    loading: 'Loading dictionary…',
    failed: 'The dictionary didn’t load. Try again.',
  },
  fr: {
    notNow: 'Les indices sont disponibles pendant votre tour.',
    asks: ['Voir le nombre de pierres', 'Voir la première lettre', 'Voir le mot'],
    stones: (stones, locks) =>
      [
        `Un mot courant permet de poser ${stones === 1 ? '1 pierre' : `${stones} pierres`}`,
        ...(locks === 0 ? [] : [` et de verrouiller ${locks === 1 ? '1 coffre' : `${locks} coffres`}`]),
        '.',
      ].join(''),
    begins: (letter, length) => `Il commence par ${letter} et compte ${length} lettres.`,
    none: 'Il ne reste aucun mot courant à jouer.',
    loading: 'Chargement du dictionnaire…',
    failed: 'Le dictionnaire ne s’est pas chargé. Réessayez.',
  },
  nl: {
    notNow: 'Je kunt tips vragen als je aan de beurt bent.',
    asks: ['Toon aantal stenen', 'Toon eerste letter', 'Toon woord'],
    stones: (stones, locks) =>
      [
        `Met een gewoon woord kun je ${stones === 1 ? '1 steen' : `${stones} stenen`} leggen`,
        ...(locks === 0 ? [] : [` en ${locks === 1 ? '1 kluis' : `${locks} kluizen`} op slot doen`]),
        '.',
      ].join(''),
    begins: (letter, length) => `Het begint met ${letter} en heeft ${length} letters.`,
    none: 'Er is geen gewoon woord meer over.',
    loading: 'Woordenboek laden…',
    failed: 'Het woordenboek kon niet worden geladen. Probeer het opnieuw.',
  },
});
