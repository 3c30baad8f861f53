import type { Lesson } from '@sesame/ui';
import { fits } from '../rules/pins.ts';
import type { Move, View } from '../rules/state.ts';

/** A small vault, so that the lesson stays short. */
const VAULT = { seats: 2, options: { positions: 4, colours: 5, attempts: 6, repeats: true } };
/** The codes of the player and of the opponent. */
const HIDDEN = [
  { by: 0, move: { type: 'hide', code: 'ggwy' } },
  { by: 1, move: { type: 'hide', code: 'rybw' } },
] as const;

const guess = (by: 0 | 1, code: string) => ({ by, move: { type: 'guess', code } }) as const;
const isGuess = (move: Move): move is Extract<Move, { readonly code: string }> => move.type === 'guess';

export const lesson: Lesson<View, Move> = {
  steps: [
    {
      ...VAULT,
      inputs: [],
      task: {
        en: 'First, hide a code. Choose any four crystals, then press “Hide code”.',
        fr: 'D’abord, cachez un code. Choisissez quatre cristaux, puis validez.',
        nl: 'Verberg eerst een code. Kies vier kristallen en bevestig.',
      },
      accepts: ({ type }) => type === 'hide',
      example: { type: 'hide', code: 'ryby' },
      nudge: {
        en: 'Fill all four places, then hide the code.',
        fr: 'Remplissez les quatre places, puis cachez le code.',
        nl: 'Vul alle vier de plaatsen en verberg dan de code.',
      },
      result: {
        en: 'Your code is hidden. Your opponent will try to find it, and you will look for theirs.',
        fr: 'Votre code est caché. L’adversaire va le chercher, et vous chercherez le sien.',
        nl: 'Je code is verborgen. Je tegenstander gaat hem zoeken, en jij zoekt die van hem.',
      },
    },
    {
      ...VAULT,
      inputs: [...HIDDEN],
      task: {
        en: 'Now guess. Try red, yellow, blue, green, in this order.',
        fr: 'À vous de deviner. Essayez rouge, jaune, bleu, vert, dans cet ordre.',
        nl: 'Nu raden. Probeer rood, geel, blauw, groen, in deze volgorde.',
      },
      accepts: (move) => isGuess(move) && move.code === 'rybg',
      example: { type: 'guess', code: 'rybg' },
      nudge: {
        en: 'For this step, guess red, yellow, blue, green.',
        fr: 'Pour cette étape, proposez rouge, jaune, bleu, vert.',
        nl: 'Raad voor deze stap rood, geel, blauw, groen.',
      },
      result: {
        en: 'Three black pins: three crystals have the right colour in the right place. You don’t know which ones.',
        fr: 'Trois fiches noires : trois cristaux ont la bonne couleur à la bonne place. Mais lesquels ?',
        nl: 'Drie zwarte pinnen: drie kristallen hebben de juiste kleur op de juiste plaats. Welke weet je niet.',
      },
    },
    {
      ...VAULT,
      inputs: [...HIDDEN, guess(0, 'ybrg'), guess(1, 'rrrr')],
      task: {
        en: 'Three white pins: three right colours, all in the wrong place. Guess a code that fits this answer.',
        fr: 'Trois fiches blanches : trois bonnes couleurs, toutes mal placées. Proposez un code compatible.',
        nl: 'Drie witte pinnen: drie juiste kleuren, alle op de verkeerde plaats. Raad een code die daarbij past.',
      },
      accepts: (move, { seats: [own] }) => isGuess(move) && own.guesses.every((answered) => fits(move.code, answered)),
      example: { type: 'guess', code: 'bryw' },
      nudge: {
        en: 'That code would have got other pins. Keep three of the four colours, and move each of them.',
        fr: 'Ce code aurait donné d’autres fiches. Gardez trois des quatre couleurs et déplacez-les toutes.',
        nl: 'Die code had andere pinnen gekregen. Houd drie van de vier kleuren en verplaats ze allemaal.',
      },
      result: {
        en: 'Good guess: it could have been the code. Every guess that fits all answers brings you closer.',
        fr: 'Bien joué : ce code était possible. Chaque essai compatible avec toutes les réponses vous rapproche du but.',
        nl: 'Goed geraden: dit had de code kunnen zijn. Elke poging die bij alle antwoorden past, brengt je dichterbij.',
      },
    },
    {
      ...VAULT,
      inputs: [...HIDDEN, guess(0, 'rybg'), guess(1, 'rrrr'), guess(0, 'rybr'), guess(1, 'yyyy')],
      task: {
        en: 'Only the last place is wrong, and green and red are ruled out. Find the code.',
        fr: 'Seule la dernière place est fausse ; vert et rouge sont exclus. Trouvez le code.',
        nl: 'Alleen de laatste plaats klopt niet, en groen en rood vallen af. Vind de code.',
      },
      accepts: (move) => isGuess(move) && move.code === 'rybw',
      example: { type: 'guess', code: 'rybw' },
      nudge: {
        en: 'Keep red, yellow, blue. For the last place, try a colour that you haven’t tried there: white.',
        fr: 'Gardez rouge, jaune, bleu. À la dernière place, essayez une couleur nouvelle : blanc.',
        nl: 'Houd rood, geel, blauw. Probeer op de laatste plaats een nieuwe kleur: wit.',
      },
      result: {
        en: 'The vault opens. You began, so your opponent gets one last guess; if they miss, you win.',
        fr: 'Le coffre s’ouvre. Vous avez commencé : l’adversaire a un dernier essai. S’il échoue, vous gagnez.',
        nl: 'De kluis gaat open. Jij begon, dus je tegenstander krijgt nog één poging. Mist die, dan win je.',
      },
    },
  ],
};
