import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.fixture.ts';
import { parseInput, parseRecord } from './record.ts';

const record = { sesame: 1, game: 'lantern', rules: 1, options: {}, seats: ['Ann', 'Bo'], inputs: [] };
const refusal = (message: string) => ({ ok: false, error: { code: 'malformed', message } });

describe('the frame of a record', () => {
  test('is read with and without an outcome and luck', () => {
    const luck = { commitment: 'c', secret: 's', contributions: ['', ''] };
    expect(parseRecord(record)).toEqual({ ok: true, value: record });
    const whole = { ...record, outcome: { ranks: [1, 2] }, luck };
    expect(parseRecord(whole)).toEqual({ ok: true, value: whole });
  });

  test('may have unknown fields, which are ignored, and a null outcome', () => {
    expect(parseRecord({ ...record, note: 'from Ann', outcome: null })).toEqual({ ok: true, value: record });
  });

  test('does not check the inputs: they are refused by ply', () => {
    expect(parseRecord({ ...record, inputs: [7, 'x', null] })).toMatchObject({ ok: true });
  });

  const cases: readonly (readonly [unknown, string])[] = [
    ['text', 'A record should be an object.'],
    [{ ...record, sesame: 2 }, 'sesame should be a whole number from 1 to 1.'],
    [{ ...record, game: 7 }, 'game should be a text of at most 100 characters.'],
    [{ ...record, rules: '1' }, 'rules should be a whole number from 1 to 1000000.'],
    [{ ...record, options: [] }, 'options should be an object.'],
    [{ ...record, seats: [] }, 'seats should be a list of 1 to 16.'],
    [{ ...record, seats: ['Ann', 2] }, 'seats[1] should be a text of at most 200 characters.'],
    [{ ...record, inputs: {} }, 'inputs should be a list of 0 to 1000000.'],
    [{ ...record, outcome: 7 }, 'outcome should be an object.'],
    [{ ...record, luck: {} }, 'luck.commitment should be a text of at most 64 characters.'],
  ];
  test.each(cases)('%j is refused', (json, message) => {
    expect(parseRecord(json)).toEqual(refusal(message));
  });
});

describe('an input', () => {
  const light = { at: 0, by: 0, move: { type: 'light' } };
  const read = (json: unknown) => parseInput(lantern, json, 2);

  test.each([0, 1, 'chance', 'clock'])('may be by %j', (by) => {
    expect(read({ ...light, by })).toEqual({ ok: true, value: { ...light, by } });
  });

  test.each([2, -1, 0.5, '0', null, 'spectator', Number.NaN])('may not be by %j', (by) => {
    expect(read({ ...light, by })).toEqual(refusal('by should be a seat of this match, "chance" or "clock".'));
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '0', null])('may not be at %j', (at) => {
    expect(read({ ...light, at })).toEqual(refusal('at should be milliseconds since the match began.'));
  });

  test('has no other fields', () => {
    expect(read({ ...light, key: 'k' })).toEqual(refusal('This has an unknown part "key".'));
  });

  test('has a move that the rules can parse', () => {
    expect(read({ ...light, move: { type: 'set', flame: 10 } })).toEqual(
      refusal('flame should be a whole number from 0 to 9.'),
    );
  });
});
