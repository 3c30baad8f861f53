import { makeRefusal } from '@sesame/ui';

export const refusal = makeRefusal({
  en: {
    'match-over': 'The match is over.',
    'already-hidden': 'You have already hidden your code.',
    'hide-first': 'You can guess once both codes are hidden.',
    'not-your-turn': 'It’s the other player’s turn.',
    'wrong-length': 'Put a crystal in every place.',
    'unknown-crystal': 'This match doesn’t use that colour.',
    'no-repeats': 'You can use each colour only once in a code.',
  },
  fr: {
    'match-over': 'La partie est terminée.',
    'already-hidden': 'Vous avez déjà caché votre code.',
    'hide-first': 'Les essais commencent quand les deux codes sont cachés.',
    'not-your-turn': 'C’est à l’autre joueur de jouer.',
    'wrong-length': 'Placez un cristal à chaque emplacement.',
    'unknown-crystal': 'Cette couleur n’est pas utilisée dans cette partie.',
    'no-repeats': 'Une couleur ne peut servir qu’une fois par code.',
  },
  nl: {
    'match-over': 'De partij is afgelopen.',
    'already-hidden': 'Je hebt je code al verborgen.',
    'hide-first': 'Je kunt raden zodra beide codes verborgen zijn.',
    'not-your-turn': 'De andere speler is aan de beurt.',
    'wrong-length': 'Leg op elke plaats een kristal.',
    'unknown-crystal': 'Die kleur doet niet mee in deze partij.',
    'no-repeats': 'Je mag elke kleur maar één keer in een code gebruiken.',
  },
});
