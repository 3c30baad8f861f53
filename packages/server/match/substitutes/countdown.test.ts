import { beforeAll, expect, test } from 'vitest';
import type { Standin } from '../../store/repositories/amendments.ts';
import type { StoredMatch } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { type LiveMatch, loadMatch } from '../position.ts';
import { type Looking, planStandins } from './countdown.ts';

let load: (change?: Partial<StoredMatch>, standin?: Standin) => LiveMatch;
beforeAll(async () => {
  const { rules, stored } = await loadDuel();
  load = (change = {}, standin) => {
    const terms = { paces: [], holidays: [], standins: standin === undefined ? [] : [standin] };
    return loadMatch({ ...stored, terms, ...change }, rules, []);
  };
});

/** Ann has gone and Bo waits for her. */
const gone = (change: Partial<Looking> = {}): Looking => ({
  at: 1_000,
  patience: { quiet: 30, countdown: 60 },
  isOnline: (player) => player !== 'ann',
  isWaitedFor: (seat) => seat === 0,
  ...change,
});
const ROW: Standin = { seat: 0, warnAt: 1_030, botAt: 1_090 };

test('who is awaited and has gone is missed, with a warning and an end', () => {
  expect(planStandins(load(), gone())).toEqual([{ kind: 'miss', standin: ROW }]);
});

test('nobody is missed who is here, or whom nobody waits for', () => {
  expect(planStandins(load(), gone({ isOnline: () => true }))).toEqual([]);
  expect(planStandins(load(), gone({ isWaitedFor: () => false }))).toEqual([]);
});

test('nobody is missed where moves take days, or among bots', () => {
  const days = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
  expect(planStandins(load({ pace: days }), gone())).toEqual([]);
  const seats = [
    { name: 'Ann', player: 'ann' },
    { name: 'Master', bot: 'master' },
  ];
  expect(planStandins(load({ seats }), gone())).toEqual([]);
});

test('a countdown runs, and at its end a bot takes over', () => {
  expect(planStandins(load({}, ROW), gone({ at: 1_089 }))).toEqual([]);
  expect(planStandins(load({}, ROW), gone({ at: 1_090 }))).toEqual([{ kind: 'replace', seat: 0 }]);
});

test('who comes back is not missed any more', () => {
  expect(planStandins(load({}, ROW), gone({ at: 1_090, isOnline: () => true }))).toEqual([{ kind: 'found', seat: 0 }]);
});

test('a countdown that ended long ago, with nobody there, begins anew', () => {
  expect(planStandins(load({}, ROW), gone({ at: 5_000 }))).toEqual([{ kind: 'found', seat: 0 }]);
});

test('a bot that plays stays until its seat is taken back', () => {
  expect(planStandins(load({}, { ...ROW, bot: 'master' }), gone({ isOnline: () => true }))).toEqual([]);
});
