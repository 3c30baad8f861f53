import { type AnyRules, makeRng } from '@sesame/kernel';
import {
  gradeOf,
  LANGUAGES,
  type Language,
  type Lexicon,
  loadLexicon,
  rules,
  usedWords,
  type View,
} from '@sesame/passwords/rules';
import { allWords, bestPlays, branchOf, bruteForcePlay, type Position } from '@sesame/passwords/search';
import { playHeadless, quantile } from '@sesame/simulator';
import type { BenchRow, BenchSize } from '../benches.ts';

const POSITIONS = 1_000;
/** The scan is slow: it looks at so many of the positions at least, and at more while there is time. */
const FEWEST = 50;

/** The best play over the whole dictionary, beside a plain scan over its words. Both must find plays of equal worth. */
export const benchPasswords = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const language of LANGUAGES) {
    const lexicon = await loadLexicon(language);
    const loaded = sizeOf(lexicon);
    const words = allWords(lexicon).filter((word) => Number(gradeOf(lexicon, word)) < 5);
    const positions = randomPositions(language);
    const search = measure(positions, (position) => bestPlays(lexicon, position)[0]?.worth);
    const started = performance.now();
    const isTime = (done: number) => done < FEWEST || performance.now() - started < seconds * 1_000;
    const scan = measure(positions, (position) => bruteForcePlay(words, position, language)?.worth, isTime);
    const other = scan.worths.findIndex((worth, at) => worth !== search.worths[at]);
    if (other >= 0) throw new Error(`${language}: the search and the scan differ at position ${other}`);
    rows.push({
      language,
      words: words.length,
      positions: search.times.length,
      'search, median ms': medianOf(search).toFixed(2),
      'p99 ms': quantile(search.times, 0.99).toFixed(2),
      scanned: scan.times.length,
      'scan, median ms': medianOf(scan).toFixed(1),
      'times as fast': (medianOf(scan) / medianOf(search)).toFixed(1),
      'loaded, MB': (loaded / 1e6).toFixed(1),
    });
  }
  return rows;
};

interface Measured {
  /** Milliseconds a position. */
  readonly times: readonly number[];
  readonly worths: readonly (number | undefined)[];
}

const medianOf = ({ times }: Measured): number => quantile(times, 0.5);

const measure = (
  positions: readonly Position[],
  worthOf: (position: Position) => number | undefined,
  goesOn: (done: number) => boolean = () => true,
): Measured => {
  const [times, worths]: [number[], (number | undefined)[]] = [[], []];
  for (const position of positions) {
    if (!goesOn(times.length)) break;
    const started = performance.now();
    worths.push(worthOf(position));
    times.push(performance.now() - started);
  }
  return { times, worths };
};

/** Positions that random players get into, with two to five of them in turn. */
const randomPositions = (language: Language): readonly Position[] => {
  const positions: Position[] = [];
  const game = rules as AnyRules;
  for (let match = 0; positions.length < POSITIONS; match++) {
    const seed = `${language} ${match}`;
    const rng = makeRng(seed);
    const played = playHeadless(game, {
      seats: 2 + (match % 4),
      options: { language, strict: true },
      seed,
      choose: (state, seat) => {
        const { circle, seats, turns } = game.view(state, seat) as View;
        positions.push({ circle, hand: seats[seat]?.hand ?? 0, used: usedWords(turns) });
        return { move: game.sample(state, seat, rng) };
      },
    });
    if (!played.ok) throw new Error(played.error.message);
  }
  return positions.slice(0, POSITIONS);
};

const LETTERS = 26;

/** Bytes of a dictionary in memory, with the parts of it that the search makes of it. */
const sizeOf = (lexicon: Lexicon): number => {
  const branches = Array.from({ length: LETTERS }, (_, letter) => branchOf(lexicon, letter));
  const arrays = [
    lexicon.counts,
    ...[lexicon, ...branches].flatMap(({ from, edges, grades }) => [from, edges, grades]),
  ];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
};
