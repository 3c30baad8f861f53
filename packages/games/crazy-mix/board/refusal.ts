import type { Locale } from '@sesame/kernel';
import { makeMessages } from '@sesame/ui';

/** A refusal of the rules in the player's language. What only a broken client could cause keeps the rules' sentence. */
export const refusal = (code: string, locale: Locale): string | undefined =>
  new Map(Object.entries(lines[locale])).get(code);

const lines = makeMessages({
  en: {
    'match-over': 'The match is over.',
    'too-late': 'Too late: that costs you nothing.',
    'too-early': 'Wait until all cards are turned up.',
    'open-first': 'Open the round first.',
    'already-open': 'You have opened this round already.',
    'already-tried': 'You have pointed there already.',
    through: 'You have no try left in this round.',
    'not-there': 'That symbol is not on that target.',
    'which-symbol': 'Point at one of the two symbols.',
    'nothing-there': 'There is nothing to point at on that target.',
    'not-now': 'Something else comes first.',
    'not-yours': 'The winner of the round takes the cards.',
    'wrong-number': 'Take as many cards as the decoder says.',
  },
  fr: {
    'match-over': 'La partie est terminée.',
    'too-late': 'Trop tard : cela ne vous coûte rien.',
    'too-early': 'Attendez que toutes les cartes soient retournées.',
    'open-first': 'Ouvrez d’abord la manche.',
    'already-open': 'Vous avez déjà ouvert cette manche.',
    'already-tried': 'Vous avez déjà pointé cela.',
    through: 'Il ne vous reste plus d’essai dans cette manche.',
    'not-there': 'Ce symbole n’est pas sur cette cible.',
    'which-symbol': 'Pointez l’un des deux symboles.',
    'nothing-there': 'Il n’y a rien à pointer sur cette cible.',
    'not-now': 'Autre chose vient d’abord.',
    'not-yours': 'C’est le vainqueur de la manche qui prend les cartes.',
    'wrong-number': 'Prenez autant de cartes que le décodeur l’indique.',
  },
  nl: {
    'match-over': 'De partij is afgelopen.',
    'too-late': 'Te laat: dat kost je niets.',
    'too-early': 'Wacht tot alle kaarten omgedraaid zijn.',
    'open-first': 'Open eerst de ronde.',
    'already-open': 'Je hebt deze ronde al geopend.',
    'already-tried': 'Dat heb je al aangewezen.',
    through: 'Je hebt in deze ronde geen poging meer.',
    'not-there': 'Dat symbool staat niet op die kaart.',
    'which-symbol': 'Wijs een van de twee symbolen aan.',
    'nothing-there': 'Op die kaart is niets aan te wijzen.',
    'not-now': 'Eerst komt iets anders.',
    'not-yours': 'De winnaar van de ronde neemt de kaarten.',
    'wrong-number': 'Neem zoveel kaarten als de decoder zegt.',
  },
});
