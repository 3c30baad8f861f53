import type { Viewer } from '@sesame/kernel';
import { de, makeTexts, type TextContext } from '@sesame/ui';
import type { Event, View } from '../rules/state.ts';
import { ending } from './ending.ts';

/** The prompt above the tray: whose turn it is and what to do. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  const say = lines[context.locale];
  const you = viewer === 0 || viewer === 1 ? viewer : undefined;
  const name = (seat: number) => context.names[seat] ?? '';
  if (view.end) return ending(view, view.end.outcome, viewer, context);
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

/** The line above the tray while an event is being shown. It does not tell how it ends. */
export const happening = (event: Event, viewer: Viewer, { locale, names }: TextContext): string => {
  const say = lines[locale];
  if (event.type !== 'guessed') return '';
  const isOwn = event.seat === viewer;
  const name = names[event.seat] ?? '';
  if (!event.equalising) return isOwn ? say.checkingYours : say.checking(name);
  return isOwn ? say.yourLastGuess : say.lastGuess(name);
};

const lines = makeTexts({
  en: {
    checkingYours: 'Checking your guess…',
    checking: (name: string) => `Checking ${name}’s guess…`,
    yourLastGuess: 'Your last guess: is it the code?',
    lastGuess: (name: string) => `${name}’s last guess: is it the code?`,
    hide: (places: number) => `Hide your code: choose ${places} crystals. Only you can see them.`,
    waitForHiding: (name: string) => `Your code is hidden. ${name} is still choosing.`,
    theyHide: (names: readonly string[]) =>
      names.length > 1 ? `${names.join(' and ')} are choosing their codes.` : `${names.join()} is choosing a code.`,
    guess: (attempt: number, of: number) => `Your turn: make guess ${attempt} of ${of}.`,
    waitForGuess: (name: string) => `${name} is guessing. You can prepare your next guess.`,
    theyGuess: (name: string, attempt: number) => `${name} is making guess ${attempt}.`,
    equalise: (name: string) => `${name} found your code. This is your last guess: find theirs to draw.`,
    theyMayEqualise: (name: string) => `You found it! ${name} has one last guess to draw.`,
    theyEqualise: (first: string, second: string) => `${first} found the code. ${second} has one last guess to draw.`,
  },
  fr: {
    checkingYours: 'Vérification de votre essai…',
    checking: (name) => `Vérification de l’essai ${de(name)}…`,
    yourLastGuess: 'Votre dernier essai : est-ce le bon code ?',
    lastGuess: (name) => `Le dernier essai ${de(name)} : est-ce le bon code ?`,
    hide: (places) => `Cachez votre code : choisissez ${places} cristaux. Personne d’autre ne les voit.`,
    waitForHiding: (name) => `Votre code est caché. ${name} choisit encore le sien.`,
    theyHide: (names) => `${names.join(' et ')} ${names.length > 1 ? 'choisissent leur' : 'choisit son'} code.`,
    guess: (attempt, of) => `À vous de jouer : essai ${attempt} sur ${of}.`,
    waitForGuess: (name) => `${name} réfléchit. Vous pouvez préparer votre prochain essai.`,
    theyGuess: (name, attempt) => `À ${name} de jouer : essai ${attempt}.`,
    equalise: (name) => `${name} a trouvé votre code. Dernier essai : trouvez le sien pour obtenir la nulle.`,
    theyMayEqualise: (name) => `Code trouvé ! ${name} a droit à un dernier essai pour obtenir la nulle.`,
    theyEqualise: (first, second) =>
      `${first} a trouvé le code. ${second} a droit à un dernier essai pour obtenir la nulle.`,
  },
  nl: {
    checkingYours: 'Je poging wordt nagekeken…',
    checking: (name) => `De poging van ${name} wordt nagekeken…`,
    yourLastGuess: 'Je laatste poging: is dit de code?',
    lastGuess: (name) => `De laatste poging van ${name}: is dit de code?`,
    hide: (places) => `Verberg je code: kies ${places} kristallen. Alleen jij ziet ze.`,
    waitForHiding: (name) => `Je code is verborgen. ${name} is nog aan het kiezen.`,
    theyHide: (names) => `${names.join(' en ')} ${names.length > 1 ? 'kiezen hun' : 'kiest een'} code.`,
    guess: (attempt, of) => `Jij bent aan de beurt: poging ${attempt} van ${of}.`,
    waitForGuess: (name) => `${name} is aan het raden. Je kunt je volgende poging alvast voorbereiden.`,
    theyGuess: (name, attempt) => `${name} is bezig met poging ${attempt}.`,
    equalise: (name) => `${name} heeft je code gevonden. Laatste poging: vind de andere code en het is gelijkspel.`,
    theyMayEqualise: (name) => `Gevonden! ${name} heeft nog één poging voor gelijkspel.`,
    theyEqualise: (first, second) => `${first} heeft de code gevonden. ${second} heeft nog één poging voor gelijkspel.`,
  },
});
