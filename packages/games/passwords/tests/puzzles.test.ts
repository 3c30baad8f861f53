import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRules, type MatchRecord, type Position, replay } from '@sesame/kernel';
import { beforeAll, expect, test } from 'vitest';
import { puzzles, type WordAnswer } from '../puzzles/index.ts';
import { gradeOf, lexiconOf, rules, type State } from '../rules/index.ts';
import { reasonAgainst, usedWords } from '../rules/passwords.ts';
import { walksOf } from '../rules/walks.ts';
import { allWords, fewestLeft } from '../search/index.ts';
import { prepareAll } from './play.ts';

const golden = globSync('*.json', { cwd: fileURLToPath(new URL('./golden/', import.meta.url)) })
  .filter((name) => !name.endsWith('.views.json'))
  .map((name): MatchRecord => JSON.parse(readFileSync(new URL(`./golden/${name}`, import.meta.url), 'utf8')));

const findIn = (record: MatchRecord) => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) throw new Error(replayed.error.message);
  return puzzles.find(replayed.value.positions as readonly Position<State, unknown, unknown>[]);
};
type Found = ReturnType<typeof findIn>[number];

let found: readonly Found[];
/** One per language: trying all words takes seconds per puzzle. */
let few: readonly Found[];
beforeAll(async () => {
  await prepareAll();
  found = golden.flatMap(findIn);
  few = [...Map.groupBy(found, ({ language }) => language).values()].flatMap((some) => some.slice(0, 1));
});

const move = ({ puzzle }: Found, word: string): WordAnswer => {
  const [walk = { direction: 'clockwise' as const, safes: [] }] = walksOf(puzzle.circle, word).filter(
    ({ safes }) => safes.length <= (puzzle.hands[puzzle.seat] ?? 0),
  );
  return { type: 'word', word, ...walk };
};
const judged = (posed: Found, word: string) => {
  const solved = puzzles.judge(posed, move(posed, word));
  return solved.ok ? solved.value : solved.error.code;
};

test('PW23 real matches in all languages have puzzles', () => {
  expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'nl']));
});

test('PW23 no word of the dictionary does more than the best ones, and no other common word as much', () => {
  for (const posed of few) {
    const { puzzle, solution } = posed;
    const lexicon = lexiconOf(puzzle.language, puzzle.dictionary);
    const worthOf = fewestLeft(puzzle.circle, puzzle.seat);
    const first = new Set(puzzle.circle.map((safe) => safe?.letter.toLowerCase()));
    const used = usedWords(puzzle.turns);
    const hand = puzzle.hands[puzzle.seat] ?? 0;
    const worths = allWords(lexicon)
      .filter((word) => first.has(word[0]) && Number(gradeOf(lexicon, word)) <= 4)
      .map((word) => ({
        word,
        worth: Math.max(
          0,
          ...walksOf(puzzle.circle, word)
            .filter(({ safes }) => safes.length <= hand)
            .map(({ safes }) => worthOf(safes)),
        ),
      }))
      .filter(({ word, worth }) => worth >= solution.worth && reasonAgainst(word, used, puzzle.language) === undefined);
    expect(Math.max(...worths.map(({ worth }) => worth))).toBe(solution.worth);
    const common = worths.flatMap(({ word }) => (Number(gradeOf(lexicon, word)) <= 2 ? [word] : []));
    expect(solution.words.toSorted()).toEqual(common.toSorted());
    expect(worths.map(({ word }) => judged(posed, word))).toEqual(worths.map(() => true));
  }
}, 120_000);

test('PW23 another word fails, and a refused one costs nothing', () => {
  for (const posed of few) {
    const { puzzle } = posed;
    const lexicon = lexiconOf(puzzle.language, puzzle.dictionary);
    const used = usedWords(puzzle.turns);
    const letter = puzzle.circle.find((safe) => safe !== null)?.letter.toLowerCase() ?? '';
    const short = allWords(lexicon).find(
      (word) => word.startsWith(letter) && word.length < 4 && reasonAgainst(word, used, puzzle.language) === undefined,
    );
    expect(judged(posed, short ?? '')).toBe(false);
    expect(judged(posed, `${letter}zzqx`)).toBe('unknown-word');
    const [earlier] = used.filter((word) => walksOf(puzzle.circle, word).length > 0);
    // A word that the others had allowed is not in the dictionary (PW21).
    if (earlier !== undefined) expect(judged(posed, earlier)).toMatch(/^(used|unknown)-word$/);
  }
  expect(puzzles.parseAnswer({ type: 'pass' }).ok).toBe(false);
});

test('PW23 the best walk of a word counts, whichever was walked', () => {
  for (const posed of found) {
    const [word = ''] = posed.solution.words;
    const { direction, safes } = move(posed, word);
    expect(puzzles.judge(posed, { type: 'word', word, direction, safes: safes.slice(0, 1) })).toEqual({
      ok: true,
      value: true,
    });
  }
});

test('PW23 the review tells the best word, and what the own one did', () => {
  for (const posed of found) {
    const [word = '', ...others] = posed.solution.words;
    expect(puzzles.review(posed)).toMatchObject({ best: { word }, others });
    const { own, best } = puzzles.review(posed, move(posed, word));
    expect(own).toEqual(best);
  }
});
