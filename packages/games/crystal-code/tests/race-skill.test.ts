import { makeRng, shuffled } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { RACE_SKILLS, type RacedHand, type RaceSkill, raceMove, raceTime } from '../bots/race-skill.ts';
import { makeWrongChain } from '../bots/wrong-chains.ts';
import { isRowOf } from '../rules/chains.ts';
import { type Chain, countChains, isRightChain, solve, TILES, type Tile } from '../rules/index.ts';

const rng = makeRng('skill');
const hands = Array.from({ length: 1_500 }, () =>
  shuffled(
    rng,
    TILES.map((_, tile) => tile),
  ).slice(0, 5),
);
const [solvable, unsolvable] = [hands.filter(countChains), hands.filter((hand) => countChains(hand) === 0)];

const GLASS = 60_000;
/** A glass that never runs out. */
const ENDLESS = 10_000_000;

const race = (skill: RaceSkill, hand: RacedHand) => {
  const move = raceMove(skill, hand, rng);
  return { move, time: raceTime(skill, { hand, move }, rng) };
};

/** Median solving time. */
const median = (skill: RaceSkill, tiles: readonly (readonly Tile[])[]): number => {
  const times = tiles.map((hand) => race(skill, { tiles: hand, glassMs: ENDLESS }).time).toSorted((a, b) => a - b);
  return (times[times.length >> 1] ?? 0) / 1_000;
};

const shareInTime = (skill: RaceSkill): number =>
  solvable.filter((tiles) => race(skill, { tiles, glassMs: GLASS }).move.type === 'done').length / solvable.length;

describe.each([
  { level: 'beginner', seconds: [50, 90], inTime: [0.3, 0.6] },
  { level: 'average', seconds: [25, 40], inTime: [0.7, 0.9] },
  { level: 'expert', seconds: [10, 20], inTime: [0.94, 1] },
] as const)('$level', ({ level, seconds, inTime }) => {
  const skill = RACE_SKILLS[level];

  test('has a human solving time', () => {
    expect(median(skill, solvable)).toBeGreaterThan(seconds[0]);
    expect(median(skill, solvable)).toBeLessThan(seconds[1]);
    expect(shareInTime(skill)).toBeGreaterThanOrEqual(inTime[0]);
    expect(shareInTime(skill)).toBeLessThanOrEqual(inTime[1]);
  });

  test('takes longer when there are fewer chains', () => {
    const few = solvable.filter((hand) => countChains(hand) <= 3);
    const many = solvable.filter((hand) => countChains(hand) >= 15);
    expect(median(skill, few)).toBeGreaterThan(1.5 * median(skill, many));
  });

  test('finishes before the glass is empty, wrong at its error rate', () => {
    let [claimed, wrong] = [0, 0];
    for (const tiles of solvable) {
      const { move, time } = race(skill, { tiles, glassMs: GLASS });
      expect(time).toBeLessThan(GLASS);
      if (move.type !== 'done') continue;
      expect(isRowOf(tiles, move.chain)).toBe(true);
      claimed += 1;
      wrong += isRightChain(move.chain) ? 0 : 1;
    }
    expect(wrong / claimed).toBeGreaterThan(skill.errorRate / 2);
    expect(wrong / claimed).toBeLessThan(skill.errorRate * 2);
  });

  test('XC12: gives up an impossible hand late, but in time', () => {
    expect(unsolvable.length).toBeGreaterThan(0);
    for (const tiles of unsolvable) {
      const { move, time } = race(skill, { tiles, glassMs: GLASS });
      expect(move).toEqual({ type: 'give-up' });
      expect(time).toBeGreaterThan(0.85 * GLASS);
      expect(time).toBeLessThan(GLASS);
    }
  });
});

/** Number of joints in which two chains differ; more than there are if the tiles differ. */
const pairsOff = (one: Chain, other: Chain): number =>
  one.reduce((off, { tile, in: into }, i) => {
    const [link, before] = [other[i], one[i - 1]];
    if (link?.tile !== tile) return off + 5;
    return off + (i > 0 && (into !== link.in || before?.out !== other[i - 1]?.out) ? 1 : 0);
  }, 0);

test('XC11: a wrong chain is a row of the tiles with one bad joint', () => {
  for (const tiles of solvable) {
    const [right = []] = solve(tiles);
    const slip = makeWrongChain(right, rng);
    expect(isRowOf(tiles, slip)).toBe(true);
    expect(isRightChain(slip)).toBe(false);
    expect(pairsOff(right, slip)).toBe(1);
  }
});
