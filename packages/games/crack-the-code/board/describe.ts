import { makeTexts, type TextContext } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { spoken } from './crystals.ts';
import { boardTexts } from './texts.ts';

/** One line of the log. `spoken` names the colours of a code for screen readers instead of writing its letters. */
export const describe = (
  event: Event,
  { locale, names }: TextContext,
  how: 'written' | 'spoken' = 'written',
): string => {
  const say = lines[locale];
  switch (event.type) {
    case 'hidden':
      return say.hidden(names[event.seat] ?? '');
    case 'guessed': {
      const code = how === 'spoken' ? spoken(event.code, locale) : event.code;
      const answer = boardTexts[locale].pins(event);
      return say.guessed({ name: names[event.seat] ?? '', attempt: event.attempt, code, answer });
    }
    case 'equalising':
      return say.equalising(names[0] ?? '', names[1] ?? '');
    case 'over': {
      const [first, second] = event.outcome.ranks;
      return first === second ? say.draw : say.wins(names[first === 1 ? 0 : 1] ?? '');
    }
  }
};

interface Guessed {
  readonly name: string;
  readonly attempt: number;
  readonly code: string;
  readonly answer: string;
}

const lines = makeTexts({
  en: {
    hidden: (name: string) => `${name} hid a code.`,
    guessed: ({ name, attempt, code, answer }: Guessed) => `${name}, guess ${attempt}: ${code}. ${answer}.`,
    equalising: (first: string, second: string) => `${first} found the code. ${second} has one last guess.`,
    wins: (name: string) => `${name} wins.`,
    draw: 'It’s a draw.',
  },
  fr: {
    hidden: (name) => `${name} a caché son code.`,
    guessed: ({ name, attempt, code, answer }) => `${name}, essai ${attempt} : ${code}. ${answer}.`,
    equalising: (first, second) => `${first} a trouvé le code. ${second} a droit à un dernier essai.`,
    wins: (name) => `${name} gagne.`,
    draw: 'Partie nulle.',
  },
  nl: {
    hidden: (name) => `${name} heeft een code verborgen.`,
    guessed: ({ name, attempt, code, answer }) => `${name}, poging ${attempt}: ${code}. ${answer}.`,
    equalising: (first, second) => `${first} heeft de code gevonden. ${second} heeft nog één poging.`,
    wins: (name) => `${name} wint.`,
    draw: 'Gelijkspel.',
  },
});
