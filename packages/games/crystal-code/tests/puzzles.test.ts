import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRules, type MatchRecord, type Position, replay } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { puzzles } from '../puzzles/index.ts';
import { type Chain, rules, type State, solve } from '../rules/index.ts';

const golden = globSync('*.json', { cwd: fileURLToPath(new URL('./golden/', import.meta.url)) })
  .filter((name) => !name.endsWith('.views.json'))
  .map((name): MatchRecord => JSON.parse(readFileSync(new URL(`./golden/${name}`, import.meta.url), 'utf8')));

const findIn = (record: MatchRecord) => {
  const replayed = replay(rules as unknown as AnyRules, record);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const positions = replayed.value.positions as readonly Position<State, unknown, unknown>[];
  return puzzles.find(positions).map((posed) => ({ ...posed, position: positions[posed.ply] }));
};
const found = golden.flatMap(findIn);

const solved = (posed: (typeof found)[number], chain: Chain) => {
  const judged = puzzles.judge(posed, chain);
  return judged.ok ? judged.value : judged.error.code;
};

test('XC43 hands of every match that can be chained, as they were dealt', () => {
  expect(golden.map((record) => findIn(record).length > 0)).toEqual(golden.map(() => true));
  for (const { puzzle, position } of found) {
    const { stage } = position?.state ?? {};
    const hands = stage?.type === 'race' ? stage.racers.map(({ tiles }) => tiles.toSorted((a, b) => a - b)) : [];
    expect(hands).toContainEqual(puzzle.tiles);
  }
});

test('XC43 every chain of a hand is right, and a chain with a wrong joint fails', () => {
  for (const posed of found) {
    const chains = solve(posed.puzzle.tiles);
    expect(chains.map((chain) => solved(posed, chain))).toEqual(chains.map(() => true));
    const [first] = chains;
    const turned = first?.map((link, i) => (i === 0 ? { ...link, out: otherSide(link.out) } : link)) ?? [];
    expect(solved(posed, turned)).toBe(false);
    expect(puzzles.review(posed, turned)).toMatchObject({ own: turned, solved: false, chains });
  }
});

test('XC43 what is no chain of these tiles is refused, and costs nothing', () => {
  const [one] = found;
  if (one === undefined) throw new Error('no puzzle');
  const other = found.find(({ puzzle }) => puzzle.tiles.every((tile) => !one.puzzle.tiles.includes(tile)));
  const [foreign = []] = solve(other?.puzzle.tiles ?? one.puzzle.tiles);
  expect(other).toBeDefined();
  expect(solved(one, foreign)).toBe('malformed');
  expect(puzzles.parseAnswer({ type: 'give-up' }).ok).toBe(false);
  expect(puzzles.parseAnswer({ type: 'done', chain: foreign }).ok).toBe(true);
});

test('XC43 fewer chains are harder', () => {
  const byChains = found.toSorted((a, b) => solve(a.puzzle.tiles).length - solve(b.puzzle.tiles).length);
  const difficulties = byChains.map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual(difficulties.toSorted((a, b) => b - a));
});

const otherSide = (side = 0) => ([1, 2, 3, 4, 0] as const)[side] ?? 0;
