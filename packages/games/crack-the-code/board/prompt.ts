import type { Viewer } from '@sesame/kernel';
import { makeMessages, type Words } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';

/** Whose turn it is and exactly what to do, in one line. */
export const prompt = (view: View, viewer: Viewer, words: Words): string => {
  const say = lines[words.locale];
  const you = viewer === 0 || viewer === 1 ? viewer : undefined;
  const name = (seat: number) => words.names[seat] ?? '';
  if (view.end) return ending(view, view.end.outcome, viewer, words);
  if (view.phase === 'hide') {
    if (view.may.includes('hide')) return say.hide(view.options.positions);
    const choosing = [0, 1].filter((seat) => seat !== you && view.seats[seat === 0 ? 0 : 1].hidden === false);
    const names = choosing.map(name);
    return you === undefined ? say.theyHide(names) : say.waitForHiding(names[0] ?? '');
  }
  const turn = view.turn ?? 0;
  if (view.equalising) {
    if (you === turn) return say.equalise(name(1 - turn));
    return you === undefined ? say.theyEqualise(name(1 - turn), name(turn)) : say.theyMayEqualise(name(turn));
  }
  const attempt = view.seats[turn === 0 ? 0 : 1].guesses.length + 1;
  if (you === turn) return say.guess(attempt, view.options.attempts);
  return you === undefined ? say.theyGuess(name(turn), attempt) : say.waitForGuess(name(turn));
};

const lines = makeMessages({
  en: {
    hide: (places: number) => `Hide your code: choose ${places} crystals. Only you see them.`,
    waitForHiding: (name: string) => `Your code is hidden. ${name} is still choosing.`,
    theyHide: (names: readonly string[]) => `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} hiding a code.`,
    guess: (attempt: number, of: number) => `Your guess, ${attempt} of ${of}.`,
    waitForGuess: (name: string) => `${name} is guessing. Prepare your next guess meanwhile.`,
    theyGuess: (name: string, attempt: number) => `${name} makes guess ${attempt}.`,
    equalise: (name: string) =>
      `${name} has found your code. You have one guess left: find theirs now and it is a draw.`,
    theyMayEqualise: (name: string) => `You found it! ${name} has one guess left to make it a draw.`,
    theyEqualise: (first: string, second: string) =>
      `${first} has found the code. ${second} has one guess left to make it a draw.`,
  },
  fr: {
    hide: (places) => `Cachez votre code : choisissez ${places} cristaux. Personne d’autre ne les voit.`,
    waitForHiding: (name) => `Votre code est caché. ${name} choisit encore.`,
    theyHide: (names) => `${names.join(' et ')} ${names.length > 1 ? 'cachent leur' : 'cache son'} code.`,
    guess: (attempt, of) => `À vous : essai ${attempt} sur ${of}.`,
    waitForGuess: (name) => `${name} cherche. Préparez votre prochain essai.`,
    theyGuess: (name, attempt) => `${name} fait son essai ${attempt}.`,
    equalise: (name) => `${name} a trouvé votre code. Il vous reste un essai : trouvez le sien et la partie est nulle.`,
    theyMayEqualise: (name) => `Vous l’avez trouvé ! Il reste un essai à ${name} pour obtenir la nulle.`,
    theyEqualise: (first, second) => `${first} a trouvé le code. Il reste un essai à ${second} pour obtenir la nulle.`,
  },
  nl: {
    hide: (places) => `Verberg je code: kies ${places} kristallen. Alleen jij ziet ze.`,
    waitForHiding: (name) => `Je code is verborgen. ${name} kiest nog.`,
    theyHide: (names) => `${names.join(' en ')} ${names.length > 1 ? 'verbergen' : 'verbergt'} een code.`,
    guess: (attempt, of) => `Jij bent aan de beurt: poging ${attempt} van ${of}.`,
    waitForGuess: (name) => `${name} is aan het raden. Bereid intussen je volgende poging voor.`,
    theyGuess: (name, attempt) => `${name} doet poging ${attempt}.`,
    equalise: (name) => `${name} heeft je code gevonden. Je hebt nog één poging: raak, en het is gelijkspel.`,
    theyMayEqualise: (name) => `Je hebt hem gevonden! ${name} heeft nog één poging om gelijk te spelen.`,
    theyEqualise: (first, second) =>
      `${first} heeft de code gevonden. ${second} heeft nog één poging om gelijk te spelen.`,
  },
});
