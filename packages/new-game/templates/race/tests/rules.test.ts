import type { Input } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { LIMIT_MS, type Move, type Options, type Picture, type State } from '../rules/state.ts';

const { played, refusal } = makeRuleTester(rules);

/** Only the green crystal, in cell 14, has no twin. */
const PICTURE: Picture = [
  ...(['red', 'yellow', 'blue', 'white', 'purple', 'orange', 'pink'] as const),
  ...(['red', 'yellow', 'blue', 'white', 'purple', 'orange', 'pink', 'green'] as const),
];
// #if chance
const OPTIONS: Options = { rounds: 2, apart: false, untimed: false };
// #else
//: const OPTIONS: Options = { rounds: 2, course: 1, apart: false, untimed: false };
// #endif
// #if hidden
const READY: Move = { type: 'ready', stake: 2 };
const STAKE = 2;
// #else
//: const READY: Move = { type: 'ready' };
//: const STAKE = 1;
// #endif

const by = (seat: number, move: Move, at = 0): Input<Move> => ({ at, by: seat, move });
const start = (options = OPTIONS): State => ({ ...rules.setup(2, options), picture: PICTURE });
const racing = (options = OPTIONS): State => played(start(options), by(0, READY), by(1, READY, 1_000));

test('XX3: the picture is shown to all when all are ready', () => {
  const waiting = played(start(), by(0, READY));
  expect(rules.view(waiting, 0).picture).toBeUndefined();
  expect(rules.view(racing(), 0)).toMatchObject({ picture: PICTURE, shownAt: 1_000, endsAt: 1_000 + LIMIT_MS });
});

test('XX4: one answer per round', () => {
  const missed = played(racing(), by(0, { type: 'point', cell: 3 }, 2_000));
  expect(refusal(missed, by(0, { type: 'point', cell: 14 }, 3_000))).toBe('answered');
});

test('XX5, XX6: the first right answer wins the round, and a wrong one costs the stake', () => {
  const missed = played(racing(), by(0, { type: 'point', cell: 3 }, 2_000));
  const { scores, round, last } = played(missed, by(1, { type: 'point', cell: 14 }, 3_000));
  expect({ scores, round, winners: last?.winners }).toEqual({ scores: [-STAKE, STAKE], round: 2, winners: [1] });
});

test('XX5: the time is up after 30 seconds', () => {
  const late = played(racing(), { at: 1_000 + LIMIT_MS, by: 'clock', move: { type: 'time' } });
  expect(late).toMatchObject({ round: 2, scores: [0, 0] });
});

test('XX8: apart, answers are secret and the fastest wins', () => {
  const apart = { ...OPTIONS, apart: true };
  const first = played(start(apart), by(0, READY), by(0, { type: 'point', cell: 14 }, 9_000));
  expect(rules.view(first, 1).racers[0]).toMatchObject({ isDone: true });
  expect(rules.view(first, 1).racers[0]?.answer).toBeUndefined();
  const { last } = played(first, by(1, READY, 20_000), by(1, { type: 'point', cell: 14 }, 24_000));
  expect(last?.winners).toEqual([1]);
});
