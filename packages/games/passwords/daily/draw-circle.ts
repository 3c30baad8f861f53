import { pick, type Rng, shuffled } from '@sesame/kernel';
import { cardsOf, safeOf } from '../rules/letters.ts';
import { loadLexicon } from '../rules/lexicon/load.ts';
import { type Circle, LANGUAGES, type Language, type Letter } from '../rules/state.ts';
import { PLACES } from '../rules/walks.ts';
import { type BestTurn, bestThree, mostGone, type Reachable, reachableIn } from './best-three.ts';

/** Puzzles keep their dictionary, so that what was played stays valid. */
export const DAILY_DICTIONARY = 1;
/** PW22: in every language three turns can get rid of this many stones. */
const MIN_BEST = 12;
export const YOU = 0;
/** How many stones safes still take, by their share. With fewer, everything could be locked every day. */
const FREE_SPACES = [1, 2, 2, 2, 3, 3, 3] as const;

/** PW22: the cards that are in all languages, with as many spaces. */
const COMMON_CARDS: readonly Letter[] = [...new Set(cardsOf('en'))].flatMap((letter) => {
  const copies = LANGUAGES.map((language) => cardsOf(language).filter((one) => one === letter).length);
  const spaces = new Set(LANGUAGES.map((language) => safeOf(language, letter).spaces));
  return spaces.size === 1 ? Array<Letter>(Math.min(...copies)).fill(letter) : [];
});

/** The circle of the day in a language. */
export interface CircleOfTheDay {
  readonly language: Language;
  readonly circle: Circle;
  /** The most stones that three turns can get rid of, and words that do. */
  readonly most: number;
  readonly best: readonly BestTurn[];
}

const drawAny = (rng: Rng): Circle =>
  shuffled(rng, COMMON_CARDS)
    .slice(0, PLACES)
    .map((letter) => {
      const safe = safeOf('en', letter);
      const free = Math.min(safe.spaces, pick(rng, FREE_SPACES));
      return { ...safe, stones: Array<number>(safe.spaces - free).fill(YOU) };
    });

/** Lets others run: a search takes some milliseconds. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** PW22: draws circles until three turns can get rid of enough stones in every language. */
export const drawCircles = async (rng: Rng): Promise<Readonly<Record<Language, CircleOfTheDay>>> => {
  const lexicons = [];
  for (const one of LANGUAGES) lexicons.push(await loadLexicon(one, DAILY_DICTIONARY));
  for (;;) {
    const circle = drawAny(rng);
    const found = new Map<Language, CircleOfTheDay>();
    for (const lexicon of lexicons) {
      await pause();
      const reached: Reachable = reachableIn(lexicon, circle);
      const most = mostGone(reached);
      if (most < MIN_BEST) break;
      await pause();
      const best = bestThree(lexicon, reached);
      if (best === undefined) break;
      found.set(lexicon.language, { language: lexicon.language, circle, most, best });
    }
    const [en, fr, nl] = LANGUAGES.map((language) => found.get(language));
    if (en && fr && nl) return { en, fr, nl };
  }
};
