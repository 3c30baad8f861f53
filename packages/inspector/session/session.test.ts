import { type AnyRules, makeRng, replay } from '@sesame/kernel';
import { lantern, type State } from '@sesame/kernel/lantern';
import { expect, test } from 'vitest';
import { measure, spreadOf } from './figures.ts';
import { makeFold } from './fold.ts';
import { clockInput, drawAlternatives, playToEnd, sampleMoves, seatTime, settleChance } from './next-inputs.ts';
import { makeRecord, sessionOfRecord } from './record-file.ts';
import { jumpTo, playOn, startSession } from './session.ts';
import { parseSession } from './stored-session.ts';

const rules: AnyRules = lantern;
const start = startSession({ game: 'lantern', seats: 2, options: {}, seed: 'a' });
const whole = playOn(
  start,
  playToEnd(rules, { state: makeFold(rules)(start).positions[0]?.state, now: 0, rng: makeRng('a') }),
);

test('a session is a fold over its inputs, to the end', () => {
  const { positions, fault } = makeFold(rules)(whole);
  expect(fault).toBeUndefined();
  expect(positions).toHaveLength(whole.inputs.length + 1);
  expect(rules.outcome(positions.at(-1)?.state)).toBeDefined();
});

test('positions that are known are not computed again', () => {
  let applied = 0;
  const fold = makeFold({
    ...rules,
    apply: (state, input) => {
      applied += 1;
      return rules.apply(state, input);
    },
  });
  fold(jumpTo(whole, 3));
  const all = applied;
  fold(jumpTo(whole, 1));
  expect(applied).toBe(all);
  const branch = playOn(jumpTo(whole, 2), whole.inputs.slice(2, 4));
  expect(fold(branch).positions).toHaveLength(5);
  fold(startSession({ ...start, seats: 3 }));
  expect(fold(whole).positions).toHaveLength(whole.inputs.length + 1);
});

test('playing on from an earlier position drops what came after it', () => {
  const back = jumpTo(whole, 2);
  const [input] = whole.inputs.slice(2);
  expect(playOn(back, input ? [input] : [])).toMatchObject({ ply: 3, inputs: whole.inputs.slice(0, 3) });
  expect(jumpTo(whole, -5).ply).toBe(0);
  expect(jumpTo(whole, 1e6).ply).toBe(whole.inputs.length);
});

test('rules that changed say from which input on they no longer apply', () => {
  const changed: AnyRules = {
    ...rules,
    apply: (state, input) =>
      (input.move as { type: string }).type === 'light'
        ? { ok: false, error: { code: 'dark', message: 'It stays dark.' } }
        : rules.apply(state, input),
  };
  const first = whole.inputs.findIndex(({ move }) => (move as { type: string }).type === 'light');
  const { positions, fault } = makeFold(changed)(whole);
  expect(fault).toEqual({ ply: first + 1, code: 'dark', message: 'It stays dark.' });
  expect(positions).toHaveLength(first + 1);
});

test('an exception in the rules is the fault of its input', () => {
  const broken: AnyRules = {
    ...rules,
    apply: () => {
      throw new RangeError('no oil');
    },
  };
  expect(makeFold(broken)(whole)).toMatchObject({ positions: [{ ply: 0 }], fault: { ply: 1, code: 'threw' } });
});

test('inputs that are malformed, or go back in time, are faults', () => {
  const [deal] = whole.inputs;
  const odd = { ...whole, inputs: [...(deal ? [{ ...deal, at: 5 }] : []), { at: 4, by: 0, move: { type: 'light' } }] };
  expect(makeFold(rules)(odd).fault).toMatchObject({ ply: 2, code: 'back-in-time' });
  expect(makeFold(rules)({ ...whole, inputs: [{ at: 0, by: 9, move: {} }] }).fault).toMatchObject({
    ply: 1,
    code: 'malformed',
  });
  expect(makeFold(rules)({ ...start, options: { oil: 'none' } })).toMatchObject({ positions: [], fault: { ply: 0 } });
});

test('chance settles, and offers different alternatives', () => {
  const state = rules.setup(2, { rounds: 1, peeking: true, oil: 'rich' });
  const [deal, ...more] = settleChance(rules, { state, now: 0, rng: makeRng(1) });
  expect([deal?.by, more]).toEqual(['chance', []]);
  const drawn = drawAlternatives(rules, state, { rng: makeRng(1), count: 5 });
  expect(new Set(drawn.map((move) => JSON.stringify(move))).size).toBe(5);
});

test('sampled moves differ, and a seat moves before the clock', () => {
  const state = makeFold(rules)(jumpTo(whole, 1)).positions[1]?.state as State;
  const moves = sampleMoves(rules, state, { seat: 0, rng: makeRng(1), count: 4 });
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(4);
  const gust = state.gust ?? 0;
  expect(seatTime(rules, { state, now: 10 }, 1_000)).toBe(1_010);
  expect(seatTime(rules, { state, now: gust - 10 }, 1_000)).toBe(gust - 1);
  expect(clockInput(rules, { state, now: 0 })).toEqual({ at: gust, by: 'clock', move: { type: 'gust' } });
});

test('a session survives being kept, and a broken one is refused', () => {
  expect(parseSession(JSON.stringify(whole))).toEqual({ ok: true, value: whole });
  expect(parseSession('{"game":1}').ok).toBe(false);
});

test('a session becomes a record that replays, and comes back from it', () => {
  const end = makeFold(rules)(whole).positions.at(-1);
  const record = makeRecord(rules, whole, { state: end?.state });
  expect(replay(rules, record).ok).toBe(true);
  const back = sessionOfRecord(rules, JSON.stringify(record), 'a');
  expect(back).toMatchObject({ ok: true, value: { seats: 2, inputs: whole.inputs, ply: whole.inputs.length } });
  expect(sessionOfRecord(rules, '{', 'a')).toMatchObject({ ok: false, error: { code: 'json' } });
  expect(sessionOfRecord(rules, JSON.stringify({ ...record, game: 'torch' }), 'a')).toMatchObject({ ok: false });
});

test('sizes and times are measured per viewer', () => {
  let now = 0;
  const { positions } = makeFold(rules)(whole);
  const { viewers, stateBytes } = measure(rules, positions, { seats: 2, ply: 1, clock: () => now++ });
  expect(viewers.map(({ viewer, viewMs }) => [viewer, viewMs])).toEqual([
    [0, { median: 1, max: 1 }],
    [1, { median: 1, max: 1 }],
    ['spectator', { median: 1, max: 1 }],
  ]);
  const bytes = JSON.stringify(rules.view(positions[1]?.state, 0)).length;
  expect(viewers[0]?.bytes).toBe(bytes);
  expect(stateBytes).toBe(JSON.stringify(positions[1]?.state).length);
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, max: 3 });
});
