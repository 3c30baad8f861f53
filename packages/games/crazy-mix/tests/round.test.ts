import { makeRng } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { CODE_CARDS, MIX, rules, TARGETS } from '../rules/index.ts';
import {
  DEFAULTS,
  does,
  firstRound,
  hit,
  laidOut,
  layOutOf,
  miss,
  played,
  refusal,
  shown,
  strike,
  striking,
  takes,
  told,
  wins,
} from './play.ts';

describe('CM6: the lay-out', () => {
  const start = rules.setup(3, DEFAULTS);
  const lays = (move: ReturnType<typeof layOutOf>) => ({ at: 0, by: 'chance', move }) as const;

  test('chance is awaited first and draws a legal lay-out', () => {
    expect(rules.awaits(start)).toEqual({ seats: [], chance: true });
    for (let seed = 0; seed < 200; seed++) {
      const move = rules.draw(start, makeRng(seed));
      expect(refusal(start, { at: 0, by: 'chance', move })).toBeUndefined();
    }
  });

  test('the Crazy Mix card lies anywhere but on top, with either side up, and any seat may start', () => {
    const rng = makeRng('anywhere');
    const moves = Array.from({ length: 2000 }, () => rules.draw(start, rng));
    const layOuts = moves.flatMap((move) => (move.type === 'lay-out' ? [move] : []));
    expect(new Set(layOuts.map(({ pile }) => pile.indexOf(MIX)))).toEqual(
      new Set(Array.from({ length: 36 }, (_, index) => index + 1)),
    );
    expect(new Set(layOuts.map(({ crazySide, starter }) => `${crazySide} ${starter}`)).size).toBe(6);
  });

  test.each([
    ['a target twice', { targets: TARGETS.with(0, 'B') }],
    ['a card twice', { pile: layOutOf().pile.with(0, 'bSBe') }],
    ['the Crazy Mix card on top', { pile: layOutOf([MIX]).pile }],
    ['a starter that is not there', { starter: 3 }],
  ])('%s is refused', (_, changes) => {
    expect(refusal(start, lays(layOutOf([], changes)))).toBe('wrong-lay-out');
  });

  test('only chance makes it, and only once', () => {
    expect(refusal(start, { ...lays(layOutOf()), by: 0 })).toBe('chance-first');
    expect(refusal(laidOut(), lays(layOutOf()))).toBe('no-chance');
    expect(refusal(laidOut(), { ...lays(layOutOf()), by: 0 })).toBe('only-chance');
    expect(refusal(start, { at: 0, by: 'chance', move: { type: 'turn' } })).toBe('wrong-lay-out');
  });

  test('targets lie front up in lay-out order', () => {
    const { targets } = rules.view(laidOut({ layOut: layOutOf([], { targets: TARGETS.toReversed() }) }), 1);
    expect(targets.map(({ id }) => id)).toEqual(TARGETS.toReversed());
    expect(targets[0]).toEqual({ id: 'L2', face: { kind: 'logo', logo: 2 } });
  });
});

describe('CM7, CM19, CM20: turning cards up', () => {
  test('starts 3 seconds after the lay-out, one card every half second, clockwise from the top', () => {
    let state = laidOut({ layOut: layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'yTBf']) });
    const seen = [];
    while (state.stage.type === 'turning') {
      expect(rules.awaits(state).seats).toEqual([]);
      seen.push([striking(state).at, told(state, striking(state))[0]]);
      state = strike(state);
    }
    expect(seen).toEqual([
      [3000, { type: 'turned', side: 'top', card: 'rTBe' }],
      [3500, { type: 'turned', side: 'right', card: 'ySsf' }],
      [4000, { type: 'turned', side: 'bottom', card: 'bCBf' }],
      [4500, { type: 'turned', side: 'left', card: 'bSse' }],
    ]);
    expect(rules.view(state, 'spectator')).toMatchObject({
      phase: 'race',
      decoder: CODE_CARDS.yTBf.decoder,
      race: { shownAt: 4500, endsAt: 34_500 },
      pile: 33,
    });
  });

  test('the top of the pile is revealed with the last card, not before', () => {
    let state = laidOut();
    for (let left = 4; left > 0; left--) {
      const view = rules.view(state, 0);
      expect(view.decoder).toBeUndefined();
      expect(view.turning?.left).toBe(left);
      expect(told(state, striking(state)).map(({ type }) => type)).toEqual(
        left === 1 ? ['turned', 'shown'] : ['turned'],
      );
      state = strike(state);
    }
    expect(rules.view(state, 0).decoder).toBeDefined();
    expect(rules.view(takes(hit(state, 1)), 0).decoder).toBeUndefined();
  });

  test('a late clock keeps the interval between cards', () => {
    const state = played(laidOut(), { ...striking(laidOut()), at: 5000 });
    expect(rules.awaits(state).clock?.at).toBe(5500);
  });

  test('only the clock turns cards, and not early', () => {
    expect(refusal(laidOut(), does(0, { type: 'turn' }, 3000))).toBe('only-the-clock');
    expect(refusal(laidOut(), { at: 2999, by: 'clock', move: { type: 'turn' } })).toBe('too-early');
    expect(refusal(laidOut(), { at: 3000, by: 'clock', move: { type: 'time' } })).toBe('not-for-the-clock');
    expect(refusal(firstRound(), { at: 99_999, by: 'clock', move: { type: 'turn' } })).toBe('not-for-the-clock');
  });

  test('everyone’s time starts at the same instant', () => {
    const state = firstRound({ seats: 8 });
    expect([0, 3, 7].map((seat) => rules.race?.shown(state, seat))).toEqual([4500, 4500, 4500]);
    expect(rules.awaits(state)).toEqual({
      seats: [0, 1, 2, 3, 4, 5, 6, 7],
      clock: { at: 34_500, move: { type: 'time' } },
    });
    expect(rules.race?.shown(laidOut(), 0)).toBeUndefined();
    expect(rules.race?.shown(hit(state, 0), 1)).toBeUndefined();
  });
});

describe('CM16: the next round', () => {
  /** The decoder of the second card of this order has the stake 2. */
  const layOut = layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'bSBf']);

  test('only empty sides are filled, starting with the last decoder', () => {
    const first = firstRound({ layOut });
    const stage = hit(first, 2);
    expect(CODE_CARDS.bSBf.decoder.stake).toBe(2);
    const next = played(stage, does(2, { type: 'take', sides: ['left', 'right'] }, 6000));
    expect(rules.view(next, 0)).toMatchObject({ phase: 'turning', round: 2, turning: { nextAt: 9000, left: 2 } });
    expect(shown(next).sides).toEqual([
      { side: 'top', card: 'rTBe' },
      { side: 'bottom', card: 'bCBf' },
      { side: 'right', card: 'bSBf' },
      { side: 'left', card: 'bSBe' },
    ]);
  });

  test('the winner starts; without a winner the starter stays', () => {
    const state = wins(laidOut(), 2);
    expect(state.starter).toBe(2);
    const nobody = strike(shown(state));
    expect(nobody.rounds.at(-1)?.winner).toBeUndefined();
    expect(nobody.starter).toBe(2);
    expect(miss(shown(nobody), 0).starter).toBe(2);
  });
});
