import { describe, expect, test } from 'vitest';
import { type Card, MIX, rules, type State } from '../rules/index.ts';
import { rightIn } from '../rules/reading.ts';
import {
  firstRound,
  hit,
  laidOut,
  layOutOf,
  miss,
  points,
  scores,
  shown,
  strike,
  striking,
  told,
  wins,
} from './play.ts';

/** A lay-out with the Crazy Mix card after `cards` ordinary cards. */
const crazyAfter = (cards: number, crazySide: 1 | 2 = 1) => {
  const start: readonly Card[] = ['bSBf', 'bTBe', 'yTsf', 'rCse'];
  return layOutOf([...start.slice(0, cards), MIX], { crazySide });
};

describe('CM12: the Crazy Mix card on top', () => {
  test.each([1, 2, 3, 4])('after %i cards: all side cards and the Crazy Mix card can be won', (cards) => {
    const state = firstRound({ layOut: crazyAfter(cards) });
    const view = rules.view(state, 0);
    expect(view).toMatchObject({ phase: 'race', logo: 1, may: { point: true } });
    expect(view.decoder).toBeUndefined();
    expect(view.sides.length).toBe(cards);
    const won = hit(state, 2);
    expect(won.won[2]).toEqual([...state.sides.map(({ card }) => card), MIX]);
    expect(won.sides).toEqual([]);
    expect(won.stage.type).toBe('turning');
    expect(won.rounds).toMatchObject([{ wanted: { logo: 1 }, target: 18, stake: cards + 1, winner: 2 }]);
  });

  test('the target with the same logo is right, the other is wrong', () => {
    const state = firstRound({ layOut: crazyAfter(2, 2) });
    expect(rightIn(state)).toEqual({ target: 19 });
    expect(told(state, points(state, 0, { target: 18 }))).toMatchObject([{ type: 'pointed', right: false }]);
    expect(told(state, points(state, 0, { target: 19 }))[0]).toMatchObject({ type: 'pointed', right: true });
  });

  test('it also interrupts the filling of a later round', () => {
    const start = laidOut({ layOut: layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'bSBf', MIX]) });
    const state = shown(wins(start, 0));
    expect(state.sides.length).toBe(3);
    expect(rules.view(state, 1).logo).toBe(1);
  });

  test('the Crazy Mix card is never on top when a round begins', () => {
    for (let seed = 2; seed < 37; seed++) {
      let state = laidOut({ layOut: layOutOf([], { pile: layOutOf().pile.slice(0, -1).toSpliced(seed, 0, MIX) }) });
      while (rules.outcome(state) === undefined) {
        if (state.stage.type === 'turning' && state.stage.filled.length === 0) expect(state.pile[0]).not.toBe(MIX);
        state = state.stage.type === 'race' ? hit(state, 0) : strike(state);
      }
    }
  });
});

describe('CM13: the mix', () => {
  const facesOf = (state: State) => rules.view(state, 0).targets.map(({ face }) => face.kind);

  test('all targets are turned over in place', () => {
    const state = firstRound({ layOut: crazyAfter(2) });
    const mixed = hit(state, 1);
    expect(mixed.mixed).toBe(true);
    expect(mixed.targets).toEqual(state.targets);
    expect(facesOf(state).slice(17)).toEqual(['symbols', 'logo', 'logo']);
    expect(facesOf(mixed).slice(17)).toEqual(['symbols', 'table', 'table']);
    expect(rules.view(mixed, 0).targets[0]?.face).toEqual({ kind: 'symbols', symbols: ['vTse', 'gCBe'] });
    expect(told(state, points(state, 1, rightIn(state))).map(({ type }) => type)).toEqual([
      'pointed',
      'decided',
      'taken',
      'mixed',
      'ready',
    ]);
  });

  test('the next round starts after 4.5 seconds', () => {
    const state = firstRound({ layOut: crazyAfter(4) });
    expect(striking(hit(state, 1, 500)).at).toBe(4500 + 500 + 4500);
    expect(striking(wins(laidOut(), 1)).at).toBe(4500 + 1000 + 8000 + 3000);
  });

  test('CM15: also happens if nobody was right; all cards are then lost', () => {
    const state = firstRound({ layOut: crazyAfter(3) });
    const over = strike(miss(state, 0));
    expect(over.mixed).toBe(true);
    expect(over.box).toEqual(['bSBf', 'bTBe', 'yTsf', MIX]);
    expect(over.sides).toEqual([]);
    expect(scores(over)).toEqual([0, 0, 0]);
    expect(shown(over).pile.length).toBe(29);
  });

  test('CM14: the wanted colour is mixed from then on', () => {
    const state = shown(hit(firstRound({ layOut: crazyAfter(4) }), 1));
    expect(rightIn(state).symbol).toMatch(/^[vog]/);
    expect(hit(state, 0).rounds.at(-1)?.winner).toBe(0);
  });
});

test('CM15: a round without a winner loses its stake, oldest cards first', () => {
  const state = firstRound({ layOut: layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', 'bSBf']) });
  const over = strike(state);
  expect(over.box).toEqual(['rTBe', 'ySsf']);
  expect(over.sides.map(({ side }) => side)).toEqual(['bottom', 'left']);
  expect(over.rounds.at(-1)).toMatchObject({ stake: 2, gone: ['rTBe', 'ySsf'] });
  const again = strike(shown(over));
  expect(again.rounds.at(-1)).toMatchObject({ stake: 1, gone: ['bCBf'] });
});
