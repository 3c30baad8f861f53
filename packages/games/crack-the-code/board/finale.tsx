import type { Outcome } from '@sesame/kernel';
import { type Finale, type FinaleContext, makeTexts } from '@sesame/ui';
import type { Event, Place, View } from '../rules/state.ts';
import { highlightOf } from './highlight.ts';
import { SmallCode } from './SmallCode.tsx';

/** The end scene’s table: the codes, then the guesses, then whether the other’s code was found. */
export const finale = (view: View, _outcome: Outcome, { context }: FinaleContext<Event>): Finale => {
  const say = columnTexts[context.locale];
  const sideOf = (seat: number) => view.seats[(seat === 1 ? 1 : 0) satisfies Place];
  const foundBy = (seat: number): string => {
    const { guesses } = sideOf(seat);
    return guesses.at(-1)?.black === view.options.positions ? say.yes : say.no;
  };
  const codeOf = (seat: number) => {
    const { code } = sideOf(seat);
    return code === undefined ? '–' : <SmallCode code={code} size={18} />;
  };
  return {
    columns: [
      { label: say.code, of: codeOf },
      { label: say.guesses, of: (seat) => sideOf(seat).guesses.length, from: 1 },
      { label: say.found, of: foundBy, from: 2, className: 'total' },
    ],
    highlight: highlightOf(view, context),
  };
};

const columnTexts = makeTexts({
  en: {
    code: 'Code',
    guesses: 'Guesses',
    found: 'Found',
    yes: 'yes',
    no: 'no',
  },
  fr: {
    code: 'Code',
    guesses: 'Essais',
    found: 'Trouvé',
    yes: 'oui',
    no: 'non',
  },
  nl: {
    code: 'Code',
    guesses: 'Pogingen',
    found: 'Gevonden',
    yes: 'ja',
    no: 'nee',
  },
});
