import { type Input, makeRng, play, type Rng } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { type PlayerProfile, PROFILES } from '../bots/player-profiles.ts';
import { choosePointing } from '../bots/pointing.ts';
import { reactionTime, readingsNeeded } from '../bots/reaction-time.ts';
import { type Move, PROPERTIES, propertiesOf, rules, type State, type View, whereIs } from '../rules/index.ts';
import { DEFAULTS } from './play.ts';

/** Views of all races of a match. */
const racesOf = (seed: string): readonly View[] => {
  const rng = makeRng(seed);
  const views: View[] = [];
  let [state, at]: [State, number] = [rules.setup(2, DEFAULTS), 0];
  while (rules.outcome(state) === undefined) {
    const view = rules.view(state, 0);
    if (view.may.point) views.push(view);
    const input = nextInput(state, at, rng);
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(step.error.message);
    [state, at] = [step.value.state, input.at];
  }
  return views;
};

const nextInput = (state: State, at: number, rng: Rng): Input<Move> => {
  const { chance, clock, seats } = rules.awaits(state);
  if (chance) return { at, by: 'chance', move: rules.draw(state, rng) };
  const [seat] = seats;
  if (seat === undefined && clock !== undefined) return { at: clock.at, by: 'clock', move: clock.move };
  const move = moveOf(rules.view(state, seat ?? 0));
  if (move === undefined) throw new Error('nobody moves');
  return { at: at + 100, by: seat ?? 0, move };
};

const moveOf = (view: View) =>
  view.may.take ? ({ type: 'take', sides: view.may.take.sides.slice(0, view.may.take.count) } as const) : whereIs(view);

const views = racesOf('bots');

describe('reaction time', () => {
  const timesOf = (view: View, person: PlayerProfile, seed = 'times') => {
    const rng = makeRng(seed);
    const pointing = whereIs(view);
    if (pointing === undefined) throw new Error('nothing to point at');
    return Array.from({ length: 400 }, () => reactionTime(view, { seat: 0, pointing, person }, rng));
  };
  const meanOf = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const rounds = (isWanted: (view: View) => boolean) => views.filter(isWanted);
  const isForLogo = (view: View) => view.logo !== undefined;

  test('every property is read in every round, changed or not, and mixing is one reading more', () => {
    const readings = rounds((view) => !isForLogo(view)).map((view) => [view.mixed, readingsNeeded(view, 0)]);
    expect(readings).toContainEqual([false, 4]);
    expect(readings).toContainEqual([true, 5]);
    for (const [isMixed, count] of readings) expect(count).toBe(isMixed ? 5 : 4);
  });

  test('is shorter for stronger players in every round', () => {
    const people = Object.values(PROFILES);
    for (const view of views) {
      const means = people.map((person) => meanOf(timesOf(view, person)));
      expect(means).toEqual(means.toSorted((a, b) => b - a));
    }
  });

  test('is never less than a person needs', () => {
    for (const view of views) {
      expect(Math.min(...timesOf(view, PROFILES.expert))).toBeGreaterThanOrEqual(isForLogo(view) ? 600 : 900);
    }
  });

  test('gets shorter over a match', () => {
    const view = rounds((one) => !isForLogo(one) && one.rounds.length > 8)[0];
    if (view === undefined) throw new Error('no late round');
    const early = { ...view, rounds: [] };
    expect(meanOf(timesOf(view, PROFILES.average))).toBeLessThan(meanOf(timesOf(early, PROFILES.average)));
  });

  test('follows Fitts’s law: a target near the last one takes less time than one across the board', () => {
    const view = rounds((one) => !isForLogo(one) && one.rounds.length === 0)[0];
    if (view === undefined) throw new Error('no first round');
    const pointedAt = (target: number): View => ({
      ...view,
      tries: [{ seat: 0, target, time: 1000, right: false }],
    });
    const answer = whereIs(view)?.target ?? 0;
    const [near, far] = [pointedAt(answer), pointedAt((answer + 10) % 20)];
    expect(meanOf(timesOf(near, PROFILES.child))).toBeLessThan(meanOf(timesOf(far, PROFILES.child)));
  });
});

describe('mistakes', () => {
  test('a bot without errors points at the answer', () => {
    for (const view of views) expect(choosePointing(view, 0, { slips: 0, rng: makeRng(1) })).toEqual(whereIs(view));
  });

  test('a mistake is one property off, or the other logo', () => {
    for (const view of views) {
      const [slip, right] = [choosePointing(view, 0, { slips: 1, rng: makeRng(1) }), whereIs(view)];
      expect(slip).not.toEqual(right);
      if (slip?.symbol === undefined || right?.symbol === undefined) continue;
      const [one, other] = [propertiesOf(slip.symbol), propertiesOf(right.symbol)];
      expect(PROPERTIES.filter((property) => one[property] !== other[property])).toHaveLength(1);
    }
  });

  test('a mistake is never repeated', () => {
    const [view] = views;
    if (view === undefined) throw new Error('no rounds');
    const first = choosePointing(view, 0, { slips: 1, rng: makeRng(2) });
    if (first === undefined) throw new Error('nothing to point at');
    const { target, symbol } = first;
    const tried = { ...view, tries: [{ seat: 0, target, ...(symbol && { symbol }), time: 1, right: false }] };
    for (let seed = 0; seed < 40; seed++) {
      expect(choosePointing(tried, 0, { slips: 1, rng: makeRng(seed) })).not.toEqual(first);
    }
  });
});

test('every bot plays a full match', () => {
  for (const bot of bots) {
    const thought = { seat: 0, rng: makeRng(bot.id), budget: 100 };
    for (const view of views) expect(rules.parseMove(bot.play(view, thought)).ok).toBe(true);
  }
});
