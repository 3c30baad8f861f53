import { type AnyRules, makeRng } from '@sesame/kernel';
import { gradeOf, LANGUAGES, type Language, type Lexicon, loadLexicon, rules, usedWords, type View } from '@sesame/passwords/rules';
import { allWords, bestPlays, branchesOf, type Position, plainScan } from '@sesame/passwords/search';
import type { BenchRow, BenchSize } from './benches.ts';
import { playHeadless } from './match.ts';
import { quantile } from './statistics.ts';

const POSITIONS = 1_000;
/** The scan is slow: it looks at so many of them, and at more while there is time. */
const FEWEST = 50;

/** The best play over the whole dictionary, beside a plain scan over its words: in the end, both find as good plays. */
export const benchPasswords = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const language of LANGUAGES) {
    const lexicon = await loadLexicon(language);
    const words = allWords(lexicon).filter((word) => Number(gradeOf(lexicon, word)) < 5);
    const positions = randomPositions(language);
    const search = measure(positions, (position) => bestPlays(lexicon, position)[0]?.worth);
    const scanned = measure(positions, (position) => plainScan(words, position, language)?.worth, seconds);
    const differs = scanned.worths.findIndex((worth, at) => worth !== search.worths[at]);
    if (differs >= 0) throw new Error(`${language}: other plays at position ${differs}`);
    const [median, plain] = [quantile(search.times, 0.5), quantile(scanned.times, 0.5)];
    rows.push({
      language,
      words: words.length,
      positions: positions.length,
      'search, median ms': median.toFixed(2),
      'p99 ms': quantile(search.times, 0.99).toFixed(2),
      'scanned positions': scanned.times.length,
      'scan, median ms': plain.toFixed(1),
      'times as fast': (plain / median).toFixed(1),
      'loaded, MB': (sizeOf(lexicon) / 1e6).toFixed(1),
    });
  }
  return rows;
};
