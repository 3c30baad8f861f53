import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tests/test-database.ts';
import type { Store } from '../store.ts';
import type { StoredPlan } from './conditional-moves.ts';

const ANN: StoredPlan = { match: 'm1', seat: 0, id: 'p1', player: 'ann', plan: { guess: 'rrybw' }, seq: -1 };
const BO: StoredPlan = { ...ANN, seat: 1, id: 'p2', player: 'bo' };

describe('conditional moves', () => {
  let store: Store;
  let clear: () => Promise<void>;
  beforeEach(async () => {
    ({ store, clear } = await openTestStore());
  });
  afterEach(() => clear());

  test('are one plan per seat, the latest', async () => {
    await store.conditionalMoves.put(ANN);
    await store.conditionalMoves.put(BO);
    await store.conditionalMoves.markChecked(ANN, 3, 'unfit');
    expect(await store.conditionalMoves.find('m1', 0)).toEqual({ ...ANN, seq: 3, fate: 'unfit' });
    expect(await store.conditionalMoves.listActive('m1')).toEqual([BO]);
    await store.conditionalMoves.put({ ...ANN, id: 'p3' });
    expect(await store.conditionalMoves.listActive('m1')).toEqual([{ ...ANN, id: 'p3' }, BO]);
    // A result for the old plan does not affect the new one.
    await store.conditionalMoves.markChecked(ANN, 4, 'done');
    expect(await store.conditionalMoves.find('m1', 0)).toEqual({ ...ANN, id: 'p3' });
    expect(await store.conditionalMoves.ofPlayer('bo')).toEqual([BO]);
    await store.conditionalMoves.remove('m1', 0);
    expect(await store.conditionalMoves.find('m1', 0)).toBeUndefined();
    await store.conditionalMoves.clear('m1');
    expect(await store.conditionalMoves.listActive('m1')).toEqual([]);
  });

  test('are behind when the match has moved on since their evaluation', async () => {
    await store.conditionalMoves.put(ANN);
    await store.conditionalMoves.put({ ...BO, match: 'm2' });
    await store.conditionalMoves.markChecked({ ...BO, match: 'm2' }, 0);
    expect(await store.conditionalMoves.listBehind()).toEqual(['m1']);
    await store.conditionalMoves.markChecked(ANN, 0);
    expect(await store.conditionalMoves.listBehind()).toEqual([]);
    const row = { seq: 1, at: 5, by: 0, move: { type: 'hide', code: 'rrybw' } };
    await store.log.append({ match: 'm2', rows: [row] });
    expect(await store.conditionalMoves.listBehind()).toEqual(['m2']);
    await store.conditionalMoves.markChecked({ ...BO, match: 'm2' }, 0, 'done');
    expect(await store.conditionalMoves.listBehind()).toEqual([]);
  });
});
