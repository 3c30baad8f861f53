import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRules, type MatchRecord, makeRng, type Position, type Rng, replay } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { puzzles } from '../puzzles/index.ts';
import { lettersOf, randomCode } from '../rules/codes.ts';
import { randomConsistent } from '../rules/consistent.ts';
import { answer, type Guess, type Options, rules, type State } from '../rules/index.ts';

const STANDARD: Options = { positions: 5, colours: 6, attempts: 12, repeats: true };

const positionsOf = (record: MatchRecord) => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.value.positions as readonly Position<State, unknown, unknown>[];
};

/** A match in which seat 0 makes these guesses, and seat 1 none that tells anything. */
const matchOf = (code: string, ...guesses: readonly string[]): MatchRecord => ({
  sesame: 1,
  game: rules.id,
  rules: rules.version,
  options: {},
  seats: ['Ann', 'Bo'],
  inputs: [
    { at: 0, by: 0, move: { type: 'hide', code: 'rrrrr' } },
    { at: 0, by: 1, move: { type: 'hide', code } },
    ...guesses.flatMap((guess) => [
      { at: 0, by: 0, move: { type: 'guess', code: guess } },
      { at: 0, by: 1, move: { type: 'guess', code: 'ppppp' } },
    ]),
  ],
});

/** A match in which seat 0 guesses only what may be the code. */
const sensibleMatch = (rng: Rng): MatchRecord => {
  const code = randomCode(STANDARD, rng);
  const guesses: Guess[] = [];
  while (guesses.length < 5 && guesses.at(-1)?.code !== code) {
    const guess = randomConsistent(STANDARD, guesses, rng);
    guesses.push({ code: guess, ...answer(code, guess) });
  }
  return matchOf(code, ...guesses.filter((guess) => guess.code !== code).map((guess) => guess.code));
};

const golden = globSync('*.json', { cwd: fileURLToPath(new URL('./golden/', import.meta.url)) })
  .filter((name) => !name.endsWith('.views.json'))
  .map((name): MatchRecord => JSON.parse(readFileSync(new URL(`./golden/${name}`, import.meta.url), 'utf8')));

const MATCHES = [
  ...golden,
  matchOf('ybpyp', 'pbryg', 'rprpg', 'bywgr'),
  ...Array.from({ length: 40 }, (_, i) => sensibleMatch(makeRng(`match ${i}`))),
];
const found = MATCHES.flatMap((record) => puzzles.find(positionsOf(record)));

/** All codes, by another way than the solver's. */
const allCodes = ({ positions, repeats, ...options }: Options): readonly string[] => {
  let codes = [''];
  for (let place = 0; place < positions; place++) {
    codes = codes.flatMap((code) => lettersOf(options).map((letter) => code + letter));
  }
  return repeats ? codes : codes.filter((code) => new Set(code).size === code.length);
};

test('CC21 a real match has puzzles', () => {
  expect(found.length).toBeGreaterThan(5);
});

test('CC21 exactly those guesses are right after which one code is left, whatever the pins', () => {
  for (const { puzzle, solution } of found) {
    const codes = allCodes(puzzle.options);
    const possible = codes.filter((code) =>
      puzzle.guesses.every((guess) => {
        const { black, white } = answer(code, guess.code);
        return black === guess.black && white === guess.white;
      }),
    );
    expect([puzzle.left, solution.codes.toSorted()]).toEqual([possible.length, possible.toSorted()]);
    const right = codes.filter((guess) => {
      const told = possible.map((code) => JSON.stringify(answer(code, guess)));
      return new Set(told).size === told.length;
    });
    expect(right.length).toBe(solution.right);
    const judged = codes.filter((guess) => {
      const solved = puzzles.judge({ puzzle, solution }, guess);
      return solved.ok && solved.value;
    });
    expect(judged).toEqual(right);
    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(codes.length * 0.03);
  }
});

test('CC21 the solution is secret, and the position is of one player alone', () => {
  for (const { puzzle } of found) expect(Object.keys(puzzle).toSorted()).toEqual(['guesses', 'left', 'options']);
});

test('CC21 what is no code of the match is refused, and costs nothing', () => {
  const [posed] = found;
  if (posed === undefined) throw new Error('no puzzle');
  expect(puzzles.parseAnswer(17).ok).toBe(false);
  expect(puzzles.judge(posed, 'rr')).toMatchObject({ error: { code: 'wrong-length' } });
  expect(puzzles.judge(posed, 'zzzzz')).toMatchObject({ error: { code: 'unknown-crystal' } });
});

test('CC21 the review shows a guess that is right, and what the own one leaves', () => {
  for (const posed of found) {
    const [example = ''] = posed.solution.examples;
    expect(puzzles.review(posed)).toMatchObject({ best: { guess: example }, right: posed.solution.right });
    const { own, best } = puzzles.review(posed, 'rrrrr'.slice(0, posed.puzzle.options.positions));
    expect(best.groups.every(({ codes }) => codes.length === 1)).toBe(true);
    expect(own?.groups.flatMap(({ codes }) => codes).toSorted()).toEqual(posed.solution.codes.toSorted());
  }
});
