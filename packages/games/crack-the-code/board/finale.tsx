import type { Outcome } from '@sesame/kernel';
import { type Finale, type FinaleContext, makeTexts } from '@sesame/ui';
import type { Event, Place, View } from '../rules/state.ts';
import { highlightOf } from './highlight.ts';
import { SmallCode } from './SmallCode.tsx';

/** The end scene’s table: the codes, then the guesses, then which guess found the other’s code. */
export const finale = (view: View, _outcome: Outcome, { words }: FinaleContext<Event>): Finale => {
  const say = columnTexts[words.locale];
  const sideOf = (seat: number) => view.seats[(seat === 1 ? 1 : 0) satisfies Place];
  const foundBy = (seat: number): string => {
    const { guesses } = sideOf(seat);
    return guesses.at(-1)?.black === view.options.positions ? say.onGuess(guesses.length) : say.notFound;
  };
  const codeOf = (seat: number) => {
    const { code } = sideOf(seat);
    return code === undefined ? '–' : <SmallCode code={code} size={20} />;
  };
  return {
    columns: [
      { label: say.code, of: codeOf },
      { label: say.guesses, of: (seat) => sideOf(seat).guesses.length, from: 1 },
      { label: say.found, of: foundBy, from: 2, className: 'total' },
    ],
    highlight: highlightOf(view, words),
  };
};

const columnTexts = makeTexts({
  en: {
    code: 'Hid',
    guesses: 'Guesses',
    found: 'Found code',
    onGuess: (number: number) => `guess ${number}`,
    notFound: 'no',
  },
  fr: {
    code: 'Code caché',
    guesses: 'Essais',
    found: 'Code trouvé',
    onGuess: (number) => `essai ${number}`,
    notFound: 'non',
  },
  nl: {
    code: 'Verborgen',
    guesses: 'Pogingen',
    found: 'Code gevonden',
    onGuess: (number) => `poging ${number}`,
    notFound: 'nee',
  },
});
