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

const POSITION_COUNT = 1_000;
/** The scan is slow: it covers at least this many positions, and more while there is time. */
const MIN_SCANNED_POSITIONS = 50;

/** Finding the best word: the search compared with a scan of the whole dictionary. Both must find the same worth. */
export const benchPasswords = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const language of LANGUAGES) {
    const lexicon = await loadLexicon(language);
    const loaded = sizeOf(lexicon);
    const words = allWords(lexicon).filter((word) => Number(gradeOf(lexicon, word)) < 5);
    const positions = randomPositions(language);
    const search = measure(positions, (position) => bestPlays(lexicon, position)[0]?.worth);
    const started = performance.now();
    const hasTime = (done: number) => done < MIN_SCANNED_POSITIONS || performance.now() - started < seconds * 1_000;
    const scan = measure(positions, (position) => bruteForcePlay(words, position, language)?.worth, hasTime);
    const other = scan.worths.findIndex((worth, at) => worth !== search.worths[at]);
    if (other >= 0) throw new Error(`${language}: the search and the scan differ at position ${other}`);
    rows.push({
      language,
      words: words.length,
      positions: search.times.length,
      'search p50 ms': medianOf(search).toFixed(2),
      'search p99 ms': quantile(search.times, 0.99).toFixed(2),
      'positions scanned': scan.times.length,
      'scan p50 ms': medianOf(scan).toFixed(1),
      speedup: (medianOf(scan) / medianOf(search)).toFixed(1),
      'dictionary MB': (loaded / 1e6).toFixed(1),
    });
  }
  return rows;
};

interface Measured {
  /** Milliseconds per position. */
  readonly times: readonly number[];
  readonly worths: readonly (number | undefined)[];
}

const medianOf = ({ times }: Measured): number => quantile(times, 0.5);

const measure = (
  positions: readonly Position[],
  worthOf: (position: Position) => number | undefined,
  hasTime: (done: number) => boolean = () => true,
): Measured => {
  const [times, worths]: [number[], (number | undefined)[]] = [[], []];
  for (const position of positions) {
    if (!hasTime(times.length)) break;
    const started = performance.now();
    worths.push(worthOf(position));
    times.push(performance.now() - started);
  }
  return { times, worths };
};

/** Positions from random matches with two to five players. */
const randomPositions = (language: Language): readonly Position[] => {
  const positions: Position[] = [];
  const game = rules as AnyRules;
  for (let match = 0; positions.length < POSITION_COUNT; match++) {
    const seed = `${language} ${match}`;
    const rng = makeRng(seed);
    const played = playHeadless(game, {
      seats: 2 + (match % 4),
      options: { language, strict: true, equalTurns: false },
      seed,
      choose: (state, seat) => {
        const { circle, seats, turns } = game.view(state, seat) as View;
        positions.push({ circle, hand: seats[seat]?.hand ?? 0, used: usedWords(turns) });
        return { move: game.sample(state, seat, rng) };
      },
    });
    if (!played.ok) throw new Error(played.error.message);
  }
  return positions.slice(0, POSITION_COUNT);
};

const LETTER_COUNT = 26;

/** Memory of a dictionary, including the branches that the search derives from it. */
const sizeOf = (lexicon: Lexicon): number => {
  const branches = Array.from({ length: LETTER_COUNT }, (_, letter) => branchOf(lexicon, letter));
  const arrays = [
    lexicon.counts,
    ...[lexicon, ...branches].flatMap(({ from, edges, grades }) => [from, edges, grades]),
  ];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
};
