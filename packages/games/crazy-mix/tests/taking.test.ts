import { expect, test } from 'vitest';
import { CODE_CARDS, type CodeCard, rules, type Side } from '../rules/index.ts';
import { does, firstRound, hit, layOutOf, played, refusal, strike, striking, told } from './play.ts';

/** A round won by seat 1 with this card's decoder. */
const wonWith = (top: CodeCard) => hit(firstRound({ layOut: layOutOf(['rTBe', 'ySsf', 'bCBf', 'bSse', top]) }), 1);

const withStake = (stake: number): CodeCard => {
  const cards: readonly CodeCard[] = ['bSBf', 'bSsf', 'bTse', 'bTsf'];
  const card = cards.find((one) => CODE_CARDS[one].decoder.stake === stake);
  if (card === undefined) throw new Error(`no card has the stake ${stake}`);
  return card;
};

const take = (by: number, ...sides: readonly Side[]) => does(by, { type: 'take', sides }, 6000);

test('CM9: the winner chooses as many cards as the stake', () => {
  const state = wonWith(withStake(2));
  expect(rules.awaits(state).seats).toEqual([1]);
  expect(rules.view(state, 1).may).toEqual({ take: { count: 2, sides: ['top', 'right', 'bottom', 'left'] } });
  expect(rules.view(state, 0).may).toEqual({});
  const taken = played(state, take(1, 'left', 'top'));
  expect(taken.won[1]).toEqual(['rTBe', 'bSse']);
  expect(taken.rounds.at(-1)?.gone).toEqual(['rTBe', 'bSse']);
  expect(told(state, take(1, 'left', 'top'))).toEqual([
    { type: 'taken', seat: 1, cards: ['rTBe', 'bSse'] },
    { type: 'ready', round: 2 },
  ]);
});

test.each([
  [1, ['left']],
  [3, ['right', 'bottom', 'left']],
] as const)('CM9: with a stake of %i', (stake, sides) => {
  expect(played(wonWith(withStake(stake)), take(1, ...sides)).won[1]?.length).toBe(stake);
});

test('CM9: with a stake of 4 there is nothing to choose', () => {
  const state = wonWith(withStake(4));
  expect(state.stage.type).toBe('turning');
  expect(state.won[1]).toEqual(['rTBe', 'ySsf', 'bCBf', 'bSse']);
});

test('CM9: refuses another number, a card twice, and other seats', () => {
  const state = wonWith(withStake(2));
  expect(refusal(state, take(1, 'left'))).toBe('wrong-number');
  expect(refusal(state, take(1, 'left', 'left'))).toBe('wrong-number');
  expect(refusal(state, take(1, 'left', 'top', 'right'))).toBe('wrong-number');
  expect(refusal(state, take(1, 'left', 'left', 'top'))).toBe('wrong-number');
  expect(refusal(state, take(1))).toBe('wrong-number');
  expect(refusal(state, take(0, 'left', 'top'))).toBe('not-yours');
  expect(refusal(firstRound(), take(1, 'left', 'top'))).toBe('not-now');
});

test('CM22: the oldest cards are taken after 8 seconds', () => {
  const state = wonWith(withStake(3));
  expect(rules.view(state, 2).taking).toEqual({ seat: 1, count: 3, endsAt: 4500 + 1000 + 8000 });
  expect(striking(state)).toEqual({ at: 13_500, by: 'clock', move: { type: 'time' } });
  expect(strike(state).won[1]).toEqual(['rTBe', 'ySsf', 'bCBf']);
});

test('CM26: the fallback takes the oldest cards', () => {
  const state = wonWith(withStake(2));
  expect(rules.fallback(state, 1)).toEqual({ type: 'take', sides: ['top', 'right'] });
});

test('the decided round stays visible while the winner chooses', () => {
  const view = rules.view(wonWith(withStake(2)), 'spectator');
  expect(view).toMatchObject({ phase: 'taking', round: 1, decoder: CODE_CARDS.bSBf.decoder, tries: [] });
  expect(view.rounds).toMatchObject([{ winner: 1, stake: 2 }]);
  expect(view.rounds[0]?.gone).toBeUndefined();
});
