import type { Locale } from '@sesame/kernel';
import { makeMessages } from '@sesame/ui';

/** A refusal of the rules in the player's language. What only a broken client could cause keeps the rules' sentence. */
export const refusal = (code: string, locale: Locale): string | undefined =>
  new Map(Object.entries(lines[locale])).get(code);

const lines = makeMessages({
  en: {
    'match-over': 'The match is over.',
    'chance-first': 'The safes are to be laid out first.',
    'not-your-turn': 'It is another player’s turn.',
    'unknown-word': 'That word is not in the dictionary. Try another.',
    'used-word': 'That word was said before. Try another.',
    'contains-used': 'That word contains one that was said before. Try another.',
    'same-root': 'That word has the same root as one that was said before. Try another.',
    'no-such-safe': 'There is no safe at that place.',
    'wrong-start': 'The first safe has another letter than the word begins with.',
    'no-walk': 'The safes must follow each other in one direction, once around the circle.',
    'wrong-letters': 'The letters of these safes are not in the word in this order.',
    'too-few-stones': 'You do not have that many stones.',
  },
  fr: {
    'match-over': 'La partie est terminée.',
    'chance-first': 'Les coffres doivent d’abord être mis en place.',
    'not-your-turn': 'C’est le tour d’un autre joueur.',
    'unknown-word': 'Ce mot n’est pas dans le dictionnaire. Essayez-en un autre.',
    'used-word': 'Ce mot a déjà été dit. Essayez-en un autre.',
    'contains-used': 'Ce mot en contient un qui a déjà été dit. Essayez-en un autre.',
    'same-root': 'Ce mot a la même racine qu’un mot déjà dit. Essayez-en un autre.',
    'no-such-safe': 'Il n’y a pas de coffre à cette place.',
    'wrong-start': 'Le premier coffre ne porte pas la première lettre du mot.',
    'no-walk': 'Les coffres doivent se suivre dans un seul sens, sur un seul tour.',
    'wrong-letters': 'Les lettres de ces coffres ne sont pas dans le mot dans cet ordre.',
    'too-few-stones': 'Vous n’avez pas autant de pierres.',
  },
  nl: {
    'match-over': 'De partij is afgelopen.',
    'chance-first': 'Eerst worden de kluizen neergelegd.',
    'not-your-turn': 'Een andere speler is aan de beurt.',
    'unknown-word': 'Dat woord staat niet in het woordenboek. Probeer een ander.',
    'used-word': 'Dat woord is al gezegd. Probeer een ander.',
    'contains-used': 'Dat woord bevat een woord dat al gezegd is. Probeer een ander.',
    'same-root': 'Dat woord heeft dezelfde stam als een woord dat al gezegd is. Probeer een ander.',
    'no-such-safe': 'Op die plaats is geen kluis.',
    'wrong-start': 'De eerste kluis heeft een andere letter dan het begin van het woord.',
    'no-walk': 'De kluizen moeten elkaar in één richting opvolgen, één keer rond.',
    'wrong-letters': 'De letters van deze kluizen staan niet in deze volgorde in het woord.',
    'too-few-stones': 'Zoveel stenen heb je niet.',
  },
});
