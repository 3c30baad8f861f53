import { beforeAll, expect, test } from 'vitest';
import type { Substitution } from '../../store/repositories/amendments.ts';
import type { StoredMatch } from '../../store/store.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import type { LiveMatch } from '../live-match.ts';
import { loadMatch } from '../load-match.ts';
import { planSubstitutes, type SeatPresence } from './countdown.ts';

let load: (change?: Partial<StoredMatch>, substitution?: Substitution) => LiveMatch;
beforeAll(async () => {
  const { rules, stored } = await loadDuel();
  load = (change = {}, substitution) => {
    const amendments = { paces: [], holidays: [], standins: substitution === undefined ? [] : [substitution] };
    return loadMatch({ ...stored, amendments, ...change }, rules, []);
  };
});

/** Ann is offline and Bo is waiting for her. */
const annOffline = (change: Partial<SeatPresence> = {}): SeatPresence => ({
  at: 1_000,
  settings: { graceMs: 30, countdownMs: 60 },
  isOnline: (player) => player !== 'ann',
  isWaitedFor: (seat) => seat === 0,
  ...change,
});
const ROW: Substitution = { seat: 0, warnAt: 1_030, botAt: 1_090 };

test('starts a countdown for an awaited player who disconnected', () => {
  expect(planSubstitutes(load(), annOffline())).toEqual([{ kind: 'start-countdown', substitution: ROW }]);
});

test('starts no countdown for a player who is online or whom nobody waits for', () => {
  expect(planSubstitutes(load(), annOffline({ isOnline: () => true }))).toEqual([]);
  expect(planSubstitutes(load(), annOffline({ isWaitedFor: () => false }))).toEqual([]);
});

test('starts no countdown by correspondence or against bots', () => {
  const days = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
  expect(planSubstitutes(load({ pace: days }), annOffline())).toEqual([]);
  const seats = [
    { name: 'Ann', player: 'ann' },
    { name: 'Master', bot: 'master' },
  ];
  expect(planSubstitutes(load({ seats }), annOffline())).toEqual([]);
});

test('a bot takes over at the end of the countdown', () => {
  expect(planSubstitutes(load({}, ROW), annOffline({ at: 1_089 }))).toEqual([]);
  expect(planSubstitutes(load({}, ROW), annOffline({ at: 1_090 }))).toEqual([{ kind: 'replace', seat: 0 }]);
});

test('cancels the countdown when the player returns', () => {
  expect(planSubstitutes(load({}, ROW), annOffline({ at: 1_090, isOnline: () => true }))).toEqual([
    { kind: 'cancel-countdown', seat: 0 },
  ]);
});

test('restarts a countdown that expired long ago', () => {
  expect(planSubstitutes(load({}, ROW), annOffline({ at: 5_000 }))).toEqual([{ kind: 'cancel-countdown', seat: 0 }]);
});

test('a substitute stays until the player takes the seat back', () => {
  expect(planSubstitutes(load({}, { ...ROW, bot: 'master' }), annOffline({ isOnline: () => true }))).toEqual([]);
});
