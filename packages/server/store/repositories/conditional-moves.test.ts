import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePlace, type TestPlace } from '../../tests/test-database.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import type { StoredPlan } from './conditional-moves.ts';

const ANN: StoredPlan = { match: 'm1', seat: 0, id: 'p1', player: 'ann', plan: { guess: 'rrybw' }, seq: -1 };
const BO: StoredPlan = { ...ANN, seat: 1, id: 'p2', player: 'bo' };

describe('plans', () => {
  let place: TestPlace;
  let store: Store;
  beforeEach(async () => {
    place = await makePlace();
    store = await openStore(place, { committed: () => {}, failed: () => {} });
  });
  afterEach(async () => {
    await store.close();
    await place.clear();
  });

  test('are one a seat, the last one', async () => {
    await store.plans.put(ANN);
    await store.plans.put(BO);
    await store.plans.note(ANN, 3, 'unfit');
    expect(await store.plans.find('m1', 0)).toEqual({ ...ANN, seq: 3, fate: 'unfit' });
    expect(await store.plans.standing('m1')).toEqual([BO]);
    await store.plans.put({ ...ANN, id: 'p3' });
    expect(await store.plans.standing('m1')).toEqual([{ ...ANN, id: 'p3' }, BO]);
    // What is said of the one before is not said of this one.
    await store.plans.note(ANN, 4, 'done');
    expect(await store.plans.find('m1', 0)).toEqual({ ...ANN, id: 'p3' });
    expect(await store.plans.ofPlayer('bo')).toEqual([BO]);
    await store.plans.remove('m1', 0);
    expect(await store.plans.find('m1', 0)).toBeUndefined();
    await store.plans.clear('m1');
    expect(await store.plans.standing('m1')).toEqual([]);
  });

  test('are behind when the match has moved on since they were asked', async () => {
    await store.plans.put(ANN);
    await store.plans.put({ ...BO, match: 'm2' });
    await store.plans.note({ ...BO, match: 'm2' }, 0);
    expect(await store.plans.behind()).toEqual(['m1']);
    await store.plans.note(ANN, 0);
    expect(await store.plans.behind()).toEqual([]);
    const row = { seq: 1, at: 5, by: 0, move: { type: 'hide', code: 'rrybw' } };
    await store.log.append({ match: 'm2', rows: [row] });
    expect(await store.plans.behind()).toEqual(['m2']);
    await store.plans.note({ ...BO, match: 'm2' }, 0, 'done');
    expect(await store.plans.behind()).toEqual([]);
  });
});
