import { makeRng } from '@sesame/kernel';
import { beforeAll, expect, test } from 'vitest';
import { mostGone, reachableIn } from '../daily/best-three.ts';
import { type CircleOfTheDay, drawCircles } from '../daily/draw-circle.ts';
import { type DailyMove, daily } from '../daily/index.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { type Circle, LANGUAGES, type Language } from '../rules/state.ts';
import { bruteForcePlay, goneWith } from '../search/index.ts';

const DAYS = 60;
const dayOf = async (seed: string, language: Language) => (await drawCircles(makeRng(seed)))[language];
const timed = (moves: readonly DailyMove[]) => moves.map((step, i) => ({ step, at: (i + 1) * 1_000 }));
const told = (puzzle: CircleOfTheDay, moves: readonly DailyMove[]) => {
  const played = daily.play(puzzle, timed(moves));
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
};
const codeOf = (puzzle: CircleOfTheDay, moves: readonly DailyMove[]) => {
  const played = daily.play(puzzle, timed(moves));
  return played.ok ? 'ok' : played.error.code;
};
const bestMoves = ({ best }: CircleOfTheDay): readonly DailyMove[] => best.map((turn) => ({ type: 'word', ...turn }));
const PASS: DailyMove = { type: 'pass' };

let today: CircleOfTheDay;
beforeAll(async () => {
  today = await dayOf('today', 'en');
});

test('PW22 sixty days: the same circle in all languages, and words that get rid of the most stones', async () => {
  for (let day = 0; day < DAYS; day++) {
    const { en, fr, nl } = await drawCircles(makeRng(`day ${day}`));
    expect(fr.circle).toEqual(en.circle);
    expect(nl.circle).toEqual(en.circle);
    for (const puzzle of [en, fr, nl]) {
      expect(puzzle.most).toBeGreaterThanOrEqual(12);
      const { result, view } = told(puzzle, bestMoves(puzzle));
      expect(result?.score).toBe(100);
      expect(result?.marks.flat().filter((mark) => mark === 'full')).toHaveLength(puzzle.most);
      expect(view.gone.reduce((sum, one) => sum + one, 0)).toBe(puzzle.most);
    }
  }
}, 60_000);

test('PW22 no three words do better: all sets of safes, tried one by one on small circles', async () => {
  await dayOf('loaded', 'en');
  const lexicon = lexiconOf('en', 1);
  const circle = (free: readonly number[]): Circle =>
    ['Z', 'O', 'X', 'Q', 'J'].map((letter, i) => ({
      letter,
      spaces: 3,
      stones: Array<number>(3 - (free[i] ?? 1)).fill(0),
    }));
  for (const free of [
    [1, 1, 1, 1, 1],
    [2, 1, 2, 1, 2],
    [3, 2, 1, 2, 3],
  ]) {
    const safes: Circle = [...circle(free), null, null];
    const reached = reachableIn(lexicon, safes);
    let most = 0;
    const go = (left: readonly number[], turns: number, gone: number): void => {
      most = Math.max(most, gone);
      if (turns === 0) return;
      for (const set of reached.sets) {
        const places = left.flatMap((_, place) => ((set >> place) & 1 ? [place] : []));
        if (places.some((place) => left[place] === 0)) continue;
        const next = left.map((count, place) => (places.includes(place) ? count - 1 : count));
        go(next, turns - 1, gone + 3 * places.filter((place) => next[place] === 0).length);
      }
    };
    go([...free, 0, 0], 3, 0);
    expect(mostGone(reached)).toBe(most);
  }
});

test('PW22 each language has its own best words, the same each time', async () => {
  const days = await Promise.all(LANGUAGES.map((language) => dayOf('today', language)));
  expect(days[0]).toEqual(today);
  expect(new Set(days.map(({ best }) => JSON.stringify(best.map(({ word }) => word)))).size).toBe(3);
});

test('PW22 the view tells neither the best words nor their number of stones', () => {
  const hidden = { ...today, most: 99, best: [] };
  for (const moves of [[], bestMoves(today).slice(0, 1), bestMoves(today).slice(0, 2)]) {
    expect(told(hidden, moves).view).toEqual(told(today, moves).view);
  }
  expect(told(today, []).view.board).toMatchObject({ pile: 0, may: ['word', 'pass'], phase: 'play' });
});

test('PW22 a word that does not count is refused with the reason of a gentle match', () => {
  const [first] = bestMoves(today);
  if (first?.type !== 'word') throw new Error('no word');
  const { circle } = today;
  const start = circle[0]?.letter.toLowerCase() ?? '';
  const unknown: DailyMove = { type: 'word', word: `${start}zzqx`, direction: 'clockwise', safes: [0] };
  expect(codeOf(today, [unknown])).toBe('unknown-word');
  const again = { ...first, safes: first.safes.filter((place) => told(today, [first]).view.board.circle[place]) };
  expect(['used-word', 'wrong-start', 'no-such-safe']).toContain(codeOf(today, [first, again]));
  expect(codeOf(today, [{ ...first, safes: [...first.safes, 9] }])).toBe('no-such-safe');
});

test('PW22 a pass loses a turn, and three turns end it', () => {
  expect(told(today, [PASS, PASS]).view.board.phase).toBe('play');
  expect(told(today, [PASS, PASS, PASS]).result).toEqual({ score: 0, marks: [['empty'], ['empty'], ['empty']] });
  expect(codeOf(today, [PASS, PASS, PASS, PASS])).toBe('finished');
});

test('PW22 the review has the best word of each turn, the best three and what others played', async () => {
  const others = [{ steps: timed(bestMoves(today)) }, { steps: timed([PASS, PASS, PASS]) }];
  const review = await daily.review(today, timed([PASS, PASS, PASS]), others);
  expect(review.turns).toHaveLength(3);
  const brute = bruteForcePlay([review.turns[0]?.best?.word ?? ''], { circle: today.circle, hand: 21, used: [] }, 'en');
  expect(review.turns[0]?.best?.gone).toBeLessThanOrEqual(goneWith(today.circle, brute?.safes ?? [], 0));
  expect(review.best.map(({ word }) => word)).toEqual(today.best.map(({ word }) => word));
  expect(review.best.reduce((sum, { gone }) => sum + gone, 0)).toBe(today.most);
  expect(review).toMatchObject({ most: today.most, others: 2, average: today.most / 2 });
  expect(review.words.map(({ word }) => word).toSorted()).toEqual(today.best.map(({ word }) => word).toSorted());
});

test.each([
  undefined,
  7,
  {},
  'word',
  { type: 'propose', word: 'chat' },
  { type: 'word', word: 'a' },
  { type: 'begin', seat: 0 },
])('PW22 %j is not a turn', (json) => {
  expect(daily.parseStep(json).ok).toBe(false);
});
