import { makeRefusal } from '@sesame/ui';

export const refusal = makeRefusal({
  en: {
    'match-over': 'The match is over.',
    'already-hidden': 'Your code is hidden already.',
    'hide-first': 'Guessing starts when both codes are hidden.',
    'not-your-turn': 'It is the other player’s guess.',
    'wrong-length': 'A code needs a crystal in every place.',
    'unknown-crystal': 'That crystal is not in this match.',
    'no-repeats': 'Each crystal may be used only once in a code.',
  },
  fr: {
    'match-over': 'La partie est terminée.',
    'already-hidden': 'Votre code est déjà caché.',
    'hide-first': 'Les essais commencent quand les deux codes sont cachés.',
    'not-your-turn': 'C’est à l’autre joueur de faire un essai.',
    'wrong-length': 'Un code a un cristal à chaque place.',
    'unknown-crystal': 'Ce cristal n’est pas dans cette partie.',
    'no-repeats': 'Chaque cristal ne sert qu’une fois dans un code.',
  },
  nl: {
    'match-over': 'De partij is afgelopen.',
    'already-hidden': 'Je code is al verborgen.',
    'hide-first': 'Het raden begint als beide codes verborgen zijn.',
    'not-your-turn': 'De andere speler is aan de beurt.',
    'wrong-length': 'Een code heeft een kristal op elke plaats.',
    'unknown-crystal': 'Dat kristal hoort niet bij deze partij.',
    'no-repeats': 'Elk kristal mag maar één keer in een code.',
  },
});
