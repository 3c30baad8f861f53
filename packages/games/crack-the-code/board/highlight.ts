import type { Locale } from '@sesame/kernel';
import { de, makeTexts, type TextContext } from '@sesame/ui';
import type { Guess, View } from '../rules/state.ts';
import { packAnswer } from '../solver/answers.ts';
import { codeSpaceOf, packCode } from '../solver/code-space.ts';
import { filterCodes } from '../solver/possible-codes.ts';

/** A guess with the number of codes that were possible before and after it. */
interface Cut {
  readonly seat: number;
  readonly number: number;
  readonly before: number;
  readonly after: number;
  readonly hasCracked: boolean;
}

/** A guess that leaves fewer than one code in this many is worth telling. */
const MIN_FACTOR = 4;

const cutsOf = ({ options, seats }: View): readonly Cut[] => {
  const space = codeSpaceOf(options);
  return seats.flatMap(({ guesses }, seat) => {
    let left = space.codes;
    return guesses.map((guess: Guess, i): Cut => {
      const before = left.length;
      left = filterCodes(space, left, { guess: packCode(guess.code), answer: packAnswer(guess) });
      const hasCracked = guess.black === options.positions;
      return { seat, number: i + 1, before, after: left.length, hasCracked };
    });
  });
};

const factorOf = ({ before, after }: Cut): number => before / Math.max(1, after);

/** The end scene asks at every render; the largest code spaces take some milliseconds. */
const cache = new WeakMap<View, Cut | undefined>();

/** The guess that ruled out the largest share of the codes. */
const sharpestCut = (view: View): Cut | undefined => {
  if (cache.has(view)) return cache.get(view);
  const best = cutsOf(view).reduce<Cut | undefined>(
    (top, cut) => (factorOf(cut) >= MIN_FACTOR && (top === undefined || factorOf(cut) > factorOf(top)) ? cut : top),
    undefined,
  );
  cache.set(view, best);
  return best;
};

/** The moment of the match in one sentence. */
export const highlightOf = (view: View, { locale, names }: TextContext): string | undefined => {
  const cut = sharpestCut(view);
  if (cut === undefined) return undefined;
  const name = names[cut.seat] ?? '';
  const [before, after] = [shown(cut.before, locale), shown(cut.after, locale)];
  const say = lines[locale];
  return cut.hasCracked ? say.lucky(name, before) : say.sharp({ name, number: cut.number, before, after });
};

const shown = (count: number, locale: Locale): string => count.toLocaleString(locale);

interface Sharp {
  readonly name: string;
  readonly number: number;
  readonly before: string;
  readonly after: string;
}

const lines = makeTexts({
  en: {
    lucky: (name: string, before: string) => `${name} found the code while ${before} codes were still possible.`,
    sharp: ({ name, number, before, after }: Sharp) =>
      `${name}’s guess ${number} cut the possible codes from ${before} to ${after}.`,
  },
  fr: {
    lucky: (name, before) => `${name} a trouvé le code alors que ${before} codes étaient encore possibles.`,
    sharp: ({ name, number, before, after }) =>
      `L’essai ${number} ${de(name)} a réduit les codes possibles de ${before} à ${after}.`,
  },
  nl: {
    lucky: (name, before) => `${name} vond de code terwijl er nog ${before} codes mogelijk waren.`,
    sharp: ({ name, number, before, after }) =>
      `Poging ${number} van ${name} bracht het aantal mogelijke codes van ${before} naar ${after}.`,
  },
});
