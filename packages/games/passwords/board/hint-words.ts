import { makeMessages } from '@sesame/ui';

/** The words of the hints. */
export const hints = makeMessages({
  en: {
    notNow: 'Hints come when it is your turn.',
    asks: ['How many stones can be laid?', 'How does the word begin?', 'Show the word'],
    stones: (stones: number, locks: number) =>
      [
        `A common word lays ${stones === 1 ? '1 stone' : `${stones} stones`}`,
        ...(locks === 0 ? [] : [` and locks ${locks === 1 ? '1 safe' : `${locks} safes`}`]),
        '.',
      ].join(''),
    begins: (letter: string, length: number) => `It begins with ${letter} and has ${length} letters.`,
    none: 'No common word is left.',
    loading: 'Opening the dictionary',
    failed: 'The dictionary could not be opened. Try again.',
  },
  fr: {
    notNow: 'Les conseils viennent quand c’est à vous.',
    asks: ['Combien de pierres peut-on poser ?', 'Comment commence le mot ?', 'Montrer le mot'],
    stones: (stones, locks) =>
      [
        `Un mot courant pose ${stones === 1 ? '1 pierre' : `${stones} pierres`}`,
        ...(locks === 0 ? [] : [` et verrouille ${locks === 1 ? '1 coffre' : `${locks} coffres`}`]),
        '.',
      ].join(''),
    begins: (letter, length) => `Il commence par ${letter} et a ${length} lettres.`,
    none: 'Il ne reste aucun mot courant.',
    loading: 'Ouverture du dictionnaire',
    failed: 'Le dictionnaire n’a pas pu être ouvert. Réessayez.',
  },
  nl: {
    notNow: 'Tips komen er als het jouw beurt is.',
    asks: ['Hoeveel stenen kunnen er liggen?', 'Hoe begint het woord?', 'Toon het woord'],
    stones: (stones, locks) =>
      [
        `Een gewoon woord legt ${stones === 1 ? '1 steen' : `${stones} stenen`}`,
        ...(locks === 0 ? [] : [` en sluit ${locks === 1 ? '1 kluis' : `${locks} kluizen`}`]),
        '.',
      ].join(''),
    begins: (letter, length) => `Het begint met ${letter} en heeft ${length} letters.`,
    none: 'Er is geen gewoon woord meer.',
    loading: 'Het woordenboek gaat open',
    failed: 'Het woordenboek kon niet worden geopend. Probeer het opnieuw.',
  },
});
