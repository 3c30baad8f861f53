import { beforeAll, expect, test } from 'vitest';
import type { Substitution } from '../../store/repositories/amendments.ts';
import type { StoredMatch } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { type LiveMatch, loadMatch } from '../position.ts';
import { planSubstitutes, type SeatPresence } from './countdown.ts';

let load: (change?: Partial<StoredMatch>, standin?: Substitution) => LiveMatch;
beforeAll(async () => {
  const { rules, stored } = await loadDuel();
  load = (change = {}, standin) => {
    const amendments = { paces: [], holidays: [], standins: standin === undefined ? [] : [standin] };
    return loadMatch({ ...stored, amendments, ...change }, rules, []);
  };
});

/** Ann has gone and Bo waits for her. */
const gone = (change: Partial<SeatPresence> = {}): SeatPresence => ({
  at: 1_000,
  patience: { quiet: 30, countdown: 60 },
  isOnline: (player) => player !== 'ann',
  isWaitedFor: (seat) => seat === 0,
  ...change,
});
const ROW: Substitution = { seat: 0, warnAt: 1_030, botAt: 1_090 };

test('who is awaited and has gone is missed, with a warning and an end', () => {
  expect(planSubstitutes(load(), gone())).toEqual([{ kind: 'miss', standin: ROW }]);
});

test('nobody is missed who is here, or whom nobody waits for', () => {
  expect(planSubstitutes(load(), gone({ isOnline: () => true }))).toEqual([]);
  expect(planSubstitutes(load(), gone({ isWaitedFor: () => false }))).toEqual([]);
});

test('nobody is missed where moves take days, or among bots', () => {
  const days = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
  expect(planSubstitutes(load({ pace: days }), gone())).toEqual([]);
  const seats = [
    { name: 'Ann', player: 'ann' },
    { name: 'Master', bot: 'master' },
  ];
  expect(planSubstitutes(load({ seats }), gone())).toEqual([]);
});

test('a countdown runs, and at its end a bot takes over', () => {
  expect(planSubstitutes(load({}, ROW), gone({ at: 1_089 }))).toEqual([]);
  expect(planSubstitutes(load({}, ROW), gone({ at: 1_090 }))).toEqual([{ kind: 'replace', seat: 0 }]);
});

test('who comes back is not missed any more', () => {
  expect(planSubstitutes(load({}, ROW), gone({ at: 1_090, isOnline: () => true }))).toEqual([
    { kind: 'found', seat: 0 },
  ]);
});

test('a countdown that ended long ago, with nobody there, begins anew', () => {
  expect(planSubstitutes(load({}, ROW), gone({ at: 5_000 }))).toEqual([{ kind: 'found', seat: 0 }]);
});

test('a bot that plays stays until its seat is taken back', () => {
  expect(planSubstitutes(load({}, { ...ROW, bot: 'master' }), gone({ isOnline: () => true }))).toEqual([]);
});
