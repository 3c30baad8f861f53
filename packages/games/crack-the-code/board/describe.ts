import { makeMessages, type Words } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { spoken } from './crystals.ts';

/** A line of the log. A code is written in its letters; spoken, in the names of its crystals. */
export const describe = (event: Event, { locale, names }: Words, how: 'written' | 'spoken' = 'written'): string => {
  const say = lines[locale];
  switch (event.type) {
    case 'hidden':
      return say.hidden(names[event.seat] ?? '');
    case 'guessed': {
      const code = how === 'spoken' ? spoken(event.code, locale) : event.code;
      const answer = say.answer(event.black, event.white);
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

const lines = makeMessages({
  en: {
    hidden: (name: string) => `${name} has hidden a code.`,
    answer: (black: number, white: number) => `${black} right place, ${white} wrong place`,
    guessed: ({ name, attempt, code, answer }: Guessed) => `${name}, guess ${attempt}: ${code}. ${answer}.`,
    equalising: (first: string, second: string) => `${first} has found the code. ${second} has one guess left.`,
    wins: (name: string) => `${name} wins.`,
    draw: 'A draw.',
  },
  fr: {
    hidden: (name) => `${name} a caché son code.`,
    answer: (black, white) => `${black} bien placé${black > 1 ? 's' : ''}, ${white} mal placé${white > 1 ? 's' : ''}`,
    guessed: ({ name, attempt, code, answer }) => `${name}, essai ${attempt} : ${code}. ${answer}.`,
    equalising: (first, second) => `${first} a trouvé le code. Il reste un essai à ${second}.`,
    wins: (name) => `${name} gagne.`,
    draw: 'Partie nulle.',
  },
  nl: {
    hidden: (name) => `${name} heeft een code verborgen.`,
    answer: (black, white) => `${black} op de juiste plaats, ${white} op een andere`,
    guessed: ({ name, attempt, code, answer }) => `${name}, poging ${attempt}: ${code}. ${answer}.`,
    equalising: (first, second) => `${first} heeft de code gevonden. ${second} heeft nog één poging.`,
    wins: (name) => `${name} wint.`,
    draw: 'Gelijkspel.',
  },
});
