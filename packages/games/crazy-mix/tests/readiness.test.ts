import { describe, expect, test } from 'vitest';
import { rules, type State } from '../rules/index.ts';
import { does, hit, laidOut, layOutOf, played, refusal, shown, strike, striking, takes, told } from './play.ts';

const ready = (seat: number, at: number) => does(seat, { type: 'ready' }, at);
const pause = (seat: number, at: number) => does(seat, { type: 'pause' }, at);
const waiting = (options = {}): State => laidOut({ ready: true, ...options });
const allReady = (state: State, at = 10_000): State => played(state, ready(0, at), ready(1, at), ready(2, at));

describe('CM33: nobody is raced before they are ready', () => {
  test('after the lay-out the match waits for everyone, without a clock', () => {
    const state = waiting();
    expect(rules.awaits(state)).toEqual({ seats: [0, 1, 2] });
    expect(rules.view(state, 1)).toMatchObject({ phase: 'ready', may: { ready: true } });
    expect(rules.race?.isReadying(state)).toBe(true);
  });

  test('cards are turned up 3 seconds after the last one is ready', () => {
    const state = allReady(waiting());
    expect(striking(state)).toEqual({ at: 13_000, by: 'clock', move: { type: 'turn' } });
    expect(rules.race?.isReadying(state)).toBe(false);
  });

  test('30 seconds after the first one is ready, the clock starts the round', () => {
    const one = played(waiting(), ready(1, 5000));
    expect(rules.view(one, 0)).toMatchObject({ startsAt: 35_000, seats: [{ ready: false }, { ready: true }, {}] });
    expect(played(one, ready(0, 9000)).stage).toMatchObject({ startsAt: 35_000 });
    expect(striking(one)).toEqual({ at: 35_000, by: 'clock', move: { type: 'start' } });
    expect(striking(strike(one)).at).toBe(38_000);
  });

  test('the match waits again after the mix, but not after other rounds', () => {
    const mixed = hit(shown(allReady(waiting({ layOut: layOutOf(['rTBe', 'mix']) }))), 1);
    expect(mixed).toMatchObject({ mixed: true, stage: { type: 'ready', filled: [] } });
    expect(takes(hit(shown(allReady(waiting())), 1)).stage.type).toBe('turning');
  });

  test('is said once, and only then', () => {
    expect(refusal(played(waiting(), ready(1, 0)), ready(1, 1))).toBe('already-ready');
    expect(refusal(allReady(waiting()), ready(1, 10_001))).toBe('not-now');
    expect(rules.fallback(waiting(), 0)).toEqual({ type: 'ready' });
  });

  test('is taken back before the start; without anyone ready, nothing starts by itself', () => {
    const notReady = (seat: number, at: number) => does(seat, { type: 'not-ready' }, at);
    const two = played(waiting(), ready(0, 5000), ready(1, 6000));
    expect(rules.view(two, 1).may).toEqual({ notReady: true });
    const one = played(two, notReady(1, 7000));
    expect(told(two, notReady(1, 7000))).toEqual([{ type: 'seat-not-ready', seat: 1 }]);
    expect(rules.view(one, 1)).toMatchObject({ startsAt: 35_000, may: { ready: true } });
    expect(rules.awaits(played(one, notReady(0, 8000)))).toEqual({ seats: [0, 1, 2] });
    expect(refusal(one, notReady(1, 8000))).toBe('not-now');
    expect(refusal(allReady(waiting()), notReady(1, 10_001))).toBe('not-now');
  });

  test('without the option nobody has to be', () => {
    expect(laidOut().stage.type).toBe('turning');
    expect(refusal(laidOut(), pause(0, 1))).toBe('not-now');
  });
});

describe('CM34: a break', () => {
  test('while cards are turned up, it begins at once and keeps them', () => {
    const state = strike(strike(allReady(waiting())));
    const broken = played(state, pause(2, 14_000));
    expect(told(state, pause(2, 14_000))).toEqual([{ type: 'paused', seat: 2 }, { type: 'waiting' }]);
    expect(broken.stage).toMatchObject({ type: 'ready', filled: ['top', 'right'] });
    const goesOn = allReady(broken, 60_000);
    expect(goesOn.stage).toMatchObject({ type: 'turning', filled: ['top', 'right'], next: 63_000 });
    expect(shown(goesOn).sides).toHaveLength(4);
  });

  test('during a race, it begins after the round', () => {
    const race = played(shown(allReady(waiting())), pause(0, 15_000));
    expect(race.stage.type).toBe('race');
    expect(rules.view(race, 0).isBreakDue).toBe(true);
    const won = takes(hit(race, 1));
    expect(won.stage).toMatchObject({ type: 'ready', filled: [] });
    expect(won.isBreakDue).toBe(false);
    expect(takes(hit(shown(allReady(won, 90_000)), 1)).stage.type).toBe('turning');
  });
});
