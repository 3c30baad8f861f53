import type { Locale } from '@sesame/kernel';
import type { Lesson, LessonStep } from '@sesame/ui';
import type { Direction, Move, Place, View } from '../rules/state.ts';

/** Words of a lesson, all on the same circle. */
interface Words {
  readonly circle: string;
  /** Lays four stones or more, clockwise. */
  readonly first: Word;
  /** The opponent’s answer, which leaves safes with one free space. */
  readonly answer: Word;
  /** Locks two safes or more. */
  readonly lock: Word;
  /** Lays three stones or more, anticlockwise. */
  readonly back: Word;
}
type Word = readonly [word: string, safes: readonly Place[]];

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    circle: 'STORNEA',
    first: ['stone', [0, 1, 2, 4, 5]],
    answer: ['store', [0, 1, 2, 3, 5]],
    lock: ['stop', [0, 1, 2]],
    back: ['notes', [4, 2, 1, 0]],
  },
  fr: {
    circle: 'SORTIEN',
    first: ['sortie', [0, 1, 2, 3, 4, 5]],
    answer: ['sorbet', [0, 1, 2, 5]],
    lock: ['son', [0, 1, 6]],
    back: ['trois', [3, 2, 1, 0]],
  },
  nl: {
    circle: 'STERKNA',
    first: ['sterk', [0, 1, 2, 3, 4]],
    answer: ['stenen', [0, 1, 2, 5]],
    lock: ['stap', [0, 1, 6]],
    back: ['kreet', [4, 3, 2, 1]],
  },
};

const play = ([word, safes]: Word, direction: Direction = 'clockwise'): Move => ({
  type: 'word',
  word,
  direction,
  safes,
});

const PILE_SIZE = 45;
const layOut = ({ circle }: Words) =>
  ({
    by: 'chance',
    move: { type: 'lay-out', circle: [...circle], pile: Array.from({ length: PILE_SIZE }, () => 'E'), starter: 0 },
  }) as const;

/** Whether a move fills a safe. */
const locks = (move: Move, { circle }: View): boolean =>
  move.type === 'word' &&
  move.safes.some((place) => {
    const safe = circle[place];
    return safe != null && safe.stones.length + 1 === safe.spaces;
  });

const stepsIn = (locale: Locale): readonly LessonStep<View, Move>[] => {
  const words = WORDS[locale];
  const { first, answer, lock, back } = words;
  const table = { seats: 2, options: { language: locale, strict: false } };
  const named = ([word]: Word) => word.toUpperCase();
  return [
    {
      ...table,
      inputs: [layOut(words)],
      task: {
        en: `Type ${named(first)} and play it. Walking around the circle, each of its letters takes one of your stones.`,
        fr: `Tapez ${named(first)} et jouez ce mot. En faisant le tour, chacune de ses lettres prend une de vos pierres.`,
        nl: `Typ ${named(first)} en speel het. Rond de cirkel neemt elke letter ervan een van je stenen.`,
      },
      accepts: (move) => move.type === 'word' && move.safes.length >= 4,
      example: play(first),
      nudge: {
        en: `Play a word that lays at least four stones, such as ${named(first)}.`,
        fr: `Jouez un mot qui pose au moins quatre pierres, par exemple ${named(first)}.`,
        nl: `Speel een woord dat minstens vier stenen legt, zoals ${named(first)}.`,
      },
      result: {
        en: 'Your stones lie on the safes. They still count, until their safe is locked.',
        fr: 'Vos pierres sont sur les coffres. Elles comptent encore, tant que leur coffre reste ouvert.',
        nl: 'Je stenen liggen op de kluizen. Ze tellen nog mee, tot hun kluis op slot gaat.',
      },
    },
    {
      ...table,
      inputs: [layOut(words), { by: 0, move: play(first) }, { by: 1, move: play(answer) }],
      task: {
        en: `Your opponent played ${named(answer)}. Some safes have one free space left. Fill at least one, for example with ${named(lock)}.`,
        fr: `L’adversaire a joué ${named(answer)}. Certains coffres n’ont plus qu’une place. Remplissez-en un, par exemple avec ${named(lock)}.`,
        nl: `Je tegenstander speelde ${named(answer)}. Sommige kluizen hebben nog één plek. Vul er minstens één, bijvoorbeeld met ${named(lock)}.`,
      },
      accepts: locks,
      example: play(lock),
      nudge: {
        en: `No safe would be full. ${named(lock)} fills some.`,
        fr: `Aucun coffre ne serait plein. ${named(lock)} en remplit.`,
        nl: `Geen kluis zou vol zijn. Met ${named(lock)} lukt het wel.`,
      },
      result: {
        en: 'Full safes lock: all stones on them are gone for good, and you keep the cards. Fewest stones wins.',
        fr: 'Un coffre plein se verrouille : ses pierres disparaissent et la carte est à vous. Le moins de pierres gagne.',
        nl: 'Volle kluizen gaan op slot: de stenen erop zijn weg en de kaart is van jou. De minste stenen wint.',
      },
    },
    {
      ...table,
      inputs: [layOut(words)],
      task: {
        en: `You can also walk the other way. Play ${named(back)}: its letters come up anticlockwise.`,
        fr: `On peut aussi tourner dans l’autre sens. Jouez ${named(back)} : ses lettres se suivent à l’envers.`,
        nl: `Je kunt ook de andere kant op. Speel ${named(back)}: de letters volgen elkaar tegen de klok in.`,
      },
      accepts: (move) => move.type === 'word' && move.direction === 'anticlockwise' && move.safes.length >= 3,
      example: play(back, 'anticlockwise'),
      nudge: {
        en: `Play a word that goes anticlockwise and lays at least three stones: ${named(back)}.`,
        fr: `Jouez un mot dans le sens inverse qui pose au moins trois pierres : ${named(back)}.`,
        nl: `Speel een woord tegen de klok in dat minstens drie stenen legt: ${named(back)}.`,
      },
      result: {
        en: 'The match ends when somebody has no stones in hand. Each word can be played only once.',
        fr: 'La partie s’arrête dès que quelqu’un n’a plus de pierre en main. Chaque mot ne sert qu’une fois.',
        nl: 'De partij eindigt zodra iemand geen stenen meer in de hand heeft. Elk woord mag maar één keer.',
      },
    },
  ];
};

/** The lesson with words of a language. */
export const lessonIn = (locale: Locale): Lesson<View, Move> => ({ steps: stepsIn(locale) });
