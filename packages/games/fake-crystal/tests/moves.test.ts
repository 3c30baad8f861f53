import { describe, expect, test } from 'vitest';
import { dealOf } from '../lesson/deal.ts';
import { rules } from '../rules/index.ts';

const laid = { tile: 'o1', claim: 12, price: 7 };

describe('valid moves are parsed unchanged', () => {
  test.each<object>([
    dealOf([[], []]),
    { type: 'offer', stall: [laid, { tile: 'bf', claim: 18, price: 'token' }] },
    { type: 'buy', seller: 2, column: 0 },
    { type: 'bank', seller: 2, column: 1 },
    { type: 'repack', column: 0 },
    { type: 'claim', trophy: 'green-3' },
    { type: 'decline' },
    { type: 'spy', seller: 1, column: 0 },
    { type: 'bid', seller: 1, column: 0, sum: 9 },
    { type: 'keep' },
    { type: 'sell' },
    { type: 'recycle', give: 'g1', take: 4 },
    { type: 'preempt', give: 'o1' },
    { type: 'reserve', seller: 1, column: 0 },
    { type: 'pass' },
  ])('%j', (move) => {
    expect(rules.parseMove(structuredClone(move))).toEqual({ ok: true, value: move });
  });
});

describe('malformed moves are refused', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no type', { seller: 1, column: 0 }],
    ['an unknown type', { type: 'steal', seller: 1, column: 0 }],
    ['an unknown tile', { type: 'preempt', give: 'o4' }],
    ['an unknown colour', { type: 'preempt', give: 'r1' }],
    ['a claim that is not a row', { type: 'offer', stall: [{ ...laid, claim: 9 }, laid] }],
    ['half a credit', { type: 'offer', stall: [{ ...laid, price: 0.5 }, laid] }],
    ['a negative price', { type: 'offer', stall: [{ ...laid, price: -1 }, laid] }],
    ['a price that is not a number', { type: 'offer', stall: [{ ...laid, price: 'free' }, laid] }],
    ['one offer', { type: 'offer', stall: [laid] }],
    ['a third column', { type: 'buy', seller: 1, column: 2 }],
    ['a sixth seat', { type: 'buy', seller: 5, column: 0 }],
    ['an unknown trophy', { type: 'claim', trophy: 'green-5' }],
    ['an extra field', { type: 'buy', seller: 1, column: 0, price: 1 }],
    ['a purchase that names the tile', { type: 'buy', seller: 1, column: 0, tile: 'o1' }],
    ['resigning', { type: 'resign' }],
  ])('%s', (_, json) => {
    expect(rules.parseMove(json)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});
