import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.fixture.ts';
import { commitmentOf, committedRng } from './luck.ts';
import type { MatchRecord } from './record.ts';
import { play } from './replay.ts';
import { makeRng } from './rng.ts';
import type { Input } from './rules.ts';
import { verify } from './verify.ts';

const secret = '5e'.repeat(32);
const luck = { secret, commitment: commitmentOf(secret), contributions: ['a1'.repeat(32), ''] };

/** A match with at least two deals, drawn as the server draws them. */
const record: MatchRecord = (() => {
  let state = lantern.setup(2, { rounds: 2, peeking: true, oil: 'rich' });
  const rng = makeRng('verify');
  const inputs: Input<unknown>[] = [];
  let deals = 0;
  while (lantern.outcome(state) === undefined) {
    const { chance, seats } = lantern.awaits(state);
    const seat = seats[0] ?? 0;
    const input =
      chance === true
        ? { at: 0, by: 'chance' as const, move: lantern.draw(state, committedRng(luck, deals++)) }
        : { at: 0, by: seat, move: lantern.sample(state, seat, rng) };
    const step = play(lantern, state, input);
    if (!step.ok) throw new Error(step.error.message);
    state = step.value.state;
    inputs.push(input);
  }
  return { sesame: 1, game: 'lantern', rules: 1, options: {}, seats: ['Ann', 'Bo'], inputs, luck };
})();

const deals = record.inputs.filter(({ by }) => by === 'chance').length;
const without = ({ luck: _, ...rest }: MatchRecord): MatchRecord => rest;
const tampered = (wicks: readonly number[]): MatchRecord => ({
  ...record,
  inputs: record.inputs.with(0, { at: 0, by: 'chance', move: { type: 'deal', wicks } }),
});

test('an honest match: the secret was committed to, every deal follows from it', () => {
  const verdict = verify(lantern, record);
  expect(verdict).toMatchObject({ ok: true, value: { honest: true, committed: true } });
  expect(verdict.ok && verdict.value.deals.map(({ same }) => same)).toEqual(Array(deals).fill(true));
  expect(deals).toBeGreaterThanOrEqual(2);
});

test('a manipulated deal is found, with its ply', () => {
  const drawn = record.inputs[0]?.move as { wicks: readonly number[] };
  const verdict = verify(lantern, tampered(drawn.wicks.map((wick) => (wick % 6) + 1)));
  expect(verdict).toMatchObject({ ok: true, value: { honest: false, committed: true } });
  expect(verdict.ok && verdict.value.deals.filter(({ same }) => !same)).toMatchObject([{ ply: 1, drawn }]);
});

test('a secret that does not match the commitment is found, even if the deals follow from it', () => {
  const verdict = verify(lantern, { ...record, luck: { ...luck, commitment: commitmentOf('00'.repeat(32)) } });
  expect(verdict).toMatchObject({ ok: true, value: { honest: false, committed: false } });
});

test('a changed contribution is found', () => {
  const verdict = verify(lantern, { ...record, luck: { ...luck, contributions: ['a2'.repeat(32), ''] } });
  expect(verdict).toMatchObject({ ok: true, value: { honest: false, committed: true } });
});

describe('unverifiable records are refused', () => {
  const cases: readonly (readonly [string, MatchRecord, string])[] = [
    ['no luck', without(record), 'no-luck'],
    ['a secret that is none', { ...record, luck: { ...luck, secret: 'x' } }, 'malformed'],
    ['a contribution missing', { ...record, luck: { ...luck, contributions: [''] } }, 'malformed'],
    ['a contribution that is none', { ...record, luck: { ...luck, contributions: ['a:b', ''] } }, 'malformed'],
    ['inputs that are refused', tampered([1]), 'wrong-deal'],
  ];
  test.each(cases)('%s', (_, faulty, code) => {
    expect(verify(lantern, faulty)).toMatchObject({ ok: false, error: { code } });
  });
});

test('of a branch only the later deals are checked, which the result says', () => {
  const plies = record.inputs.flatMap(({ by }, i) => (by === 'chance' ? [i + 1] : []));
  const ply = plies[0] ?? 0;
  const drawn = record.inputs[0]?.move as { wicks: readonly number[] };
  const other = tampered(drawn.wicks.map((wick) => (wick % 6) + 1));
  expect(verify(lantern, { ...other, branched: { ply } })).toMatchObject({
    ok: true,
    value: { honest: true, taken: ply, deals: plies.slice(1).map((at) => ({ ply: at, same: true })) },
  });
  expect(verify(lantern, { ...other, branched: { ply: ply - 1 } })).toMatchObject({
    ok: true,
    value: { honest: false },
  });
});
