import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { DrawnRounds } from '../daily/draw-rounds.ts';
import { daily, MISS_MS } from '../daily/index.ts';
import { MIX, SIDES } from '../rules/pieces.ts';
import type { Pointing } from '../rules/pointable.ts';
import { answerTo, wantedOf } from '../rules/reading.ts';
import { facesOf } from '../rules/targets.ts';

const puzzleOf = (seed: string) => daily.make(makeRng(seed), 'en') as DrawnRounds;
const today = puzzleOf('today');

const answersOf = ({ targets, rounds }: DrawnRounds): readonly Pointing[] =>
  rounds.map((picture) => {
    const wanted = wantedOf(picture);
    if (wanted === undefined) throw new Error('nothing is wanted');
    return answerTo(wanted, facesOf({ targets, mixed: picture.mixed }));
  });
const told = (puzzle: DrawnRounds, steps: readonly (Pointing | readonly [Pointing, number])[]) => {
  const timed = steps.map((step, i) =>
    'target' in step ? { step, at: (i + 1) * 1_000 } : { step: step[0], at: step[1] },
  );
  const played = daily.play(puzzle, timed);
  if (!played.ok) throw new Error(played.error.code);
  return { ...played.value, timed };
};
const codeOf = (puzzle: DrawnRounds, steps: readonly Pointing[]) => {
  const played = daily.play(
    puzzle,
    steps.map((step) => ({ step, at: 1 })),
  );
  return played.ok ? 'ok' : played.error.code;
};
/** Symbols that are not wanted in the first round. */
const [miss, otherMiss] = (() => {
  const [right] = answersOf(today);
  const faces = facesOf({ targets: today.targets, mixed: false });
  const wrong = faces.flatMap((face, target) =>
    face.kind === 'symbols' ? face.symbols.map((symbol) => ({ target, symbol })) : [],
  );
  const [one, other] = wrong.filter(({ target }) => target !== right?.target);
  if (one === undefined || other === undefined) throw new Error('nothing is wrong');
  return [one, other] as const;
})();

test('CM40 sixty days can be played: twelve rounds, the logo in the sixth, mixed colours from the seventh on', () => {
  const days = Array.from({ length: 60 }, (_, n) => puzzleOf(`day ${n}`));
  for (const puzzle of days) {
    expect(puzzle.rounds).toHaveLength(12);
    expect(puzzle.rounds.map(({ logo }) => logo !== undefined)).toEqual(puzzle.rounds.map((_, i) => i === 5));
    expect(puzzle.rounds.map(({ mixed }) => mixed)).toEqual(puzzle.rounds.map((_, i) => i > 5));
    const { result } = told(puzzle, answersOf(puzzle));
    expect(result).toEqual({ score: 12_000, marks: [Array(12).fill('full')] });
  }
  expect(new Set(days.map((puzzle) => JSON.stringify(puzzle.rounds[0]))).size).toBe(60);
  expect(puzzleOf('day 7')).toEqual(days[7]);
});

test('CM40 cards lie at the sides as in a match: four of them, in the logo round at least one', () => {
  for (const { logo, sides } of today.rounds) {
    expect(logo === undefined ? sides.length === SIDES.length : sides.length > 0).toBe(true);
    expect(new Set(sides.map(({ card }) => card)).size).toBe(sides.length);
    expect(JSON.stringify(sides)).not.toContain(MIX);
  }
});

test('CM40 the view shows the current round only', () => {
  const other = puzzleOf('another');
  const answers = answersOf(today);
  for (let round = 0; round < 12; round++) {
    // Days that agree up to this round look the same.
    const twin = { ...today, rounds: today.rounds.map((one, i) => (i > round ? (other.rounds[i] ?? one) : one)) };
    const steps = answers.slice(0, round);
    expect(told(twin, steps).view).toEqual(told(today, steps).view);
    expect(told(today, steps).view.picture).toEqual(today.rounds[round]);
  }
});

test('CM40 a miss adds five seconds and the round goes on', () => {
  const [first, ...rest] = answersOf(today);
  if (first === undefined) throw new Error('no answer');
  const { view } = told(today, [miss, otherMiss]);
  expect(view).toMatchObject({ round: 1, tried: [miss, otherMiss], misses: 2, found: [] });
  const { result, timed } = told(today, [miss, otherMiss, first, ...rest]);
  expect(result).toEqual({ score: 14_000 + 2 * MISS_MS, marks: [['wrong', ...Array(11).fill('full')]] });
  expect(codeOf(today, [...timed.map(({ step }) => step), first])).toBe('finished');
});

test('CM40 what cannot be pointed at is refused and costs nothing', () => {
  const logo = today.targets.indexOf('L1');
  expect(codeOf(today, [miss, miss])).toBe('already-tried');
  expect(codeOf(today, [{ target: miss.target }])).toBe('which-symbol');
  expect(codeOf(today, [{ target: logo, symbol: 'rTBe' }])).toBe('not-there');
  // A logo when a symbol is wanted is a miss, as in a match.
  expect(codeOf(today, [{ target: logo }])).toBe('ok');
  expect(codeOf(today, [...answersOf(today).slice(0, 6), { target: logo }])).toBe('nothing-there');
});

test('CM40 the review has each round, its answer, the own time and the best of others', async () => {
  const answers = answersOf(today);
  const [first, second, ...rest] = answers;
  if (first === undefined || second === undefined) throw new Error('no answer');
  const mine = told(today, [
    [first, 3_000],
    [miss, 4_000],
    [second, 9_500],
    ...rest.map((one, i) => [one, 10_000 + i] as const),
  ]);
  const theirs = told(today, answers);
  const { rounds } = await daily.review(today, mine.timed, [{ steps: theirs.timed }]);
  expect(rounds.map(({ answer }) => answer)).toEqual(answers);
  expect(rounds.map(({ picture }) => picture)).toEqual(today.rounds);
  expect(rounds.slice(0, 2)).toMatchObject([
    { time: 3_000, misses: 0, best: 1_000 },
    { time: 6_500, misses: 1, best: 1_000 },
  ]);
});

test.each([
  undefined,
  7,
  {},
  { type: 'ready' },
  { type: 'point' },
  { type: 'point', target: 20 },
  { type: 'point', target: 1, symbol: 'xx' },
])('CM40 %j is not an answer', (json) => {
  expect(daily.parseStep(json).ok).toBe(false);
});
