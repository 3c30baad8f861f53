import { type Bot, makeRng, seatsOf } from '@sesame/kernel';
import { makeBotMatches } from '@sesame/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { gradeOf, LANGUAGES, lexiconOf, type Move, rules, type State, type View } from '../rules/index.ts';
import { laidOut, played, prepareAll, STRICT, withHand } from './play.ts';

beforeAll(prepareAll);

type Player = Bot<View, Move>;

const { botOf, playMatch } = makeBotMatches(rules, bots);

const moveOf = (bot: Player, state: State, luck: string | number): Move => {
  const [seat = 0] = rules.awaits(state).seats;
  return bot.play(rules.view(state, seat), { seat, rng: makeRng(luck), budget: 20 });
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([2, 3, 4, 5])('%i bots of all kinds play only valid passwords', (seats) => {
    const players = seatsOf(seats).map((seat) => botOf(bots[(seat + seats) % bots.length]?.id ?? ''));
    const { turns } = playMatch({ players, options: { ...STRICT, language }, seed: `legal ${seats}` });
    expect(turns.length).toBeGreaterThan(seats);
    expect(turns.filter(({ type }) => type === 'wrong')).toEqual([]);
  });

  test.each([
    ['novice', 1],
    ['reader', 2],
    ['scholar', 3],
    ['safecracker', 4],
  ])('%s knows words up to grade %i', (id, grade) => {
    const { turns } = playMatch({ players: [botOf(id), botOf(id)], options: { ...STRICT, language }, seed: id });
    for (const turn of turns) {
      if (turn.type === 'password') expect(gradeOf(lexiconOf(language), turn.word)).toBeLessThanOrEqual(grade);
    }
  });
});

test.each(bots)('PW18: $id does not depend on the order of the pile', (bot) => {
  const rng = makeRng('pile');
  const watch = (state: State) => {
    const hidden = rules.resample(state, 0, rng);
    expect(moveOf(bot, hidden, 'same')).toEqual(moveOf(bot, state, 'same'));
  };
  playMatch({ players: [botOf('scholar'), botOf('scholar')], options: STRICT, seed: 'pile', watch });
});

test('the novice plays short words and lays fewer stones than the reader', () => {
  const state = laidOut({ circle: 'STARELN' });
  const words = (id: string) =>
    Array.from({ length: 40 }, (_, luck) => moveOf(botOf(id), state, luck)).flatMap((move) =>
      move.type === 'word' ? [move] : [],
    );
  const stones = (id: string) => words(id).reduce((sum, { safes }) => sum + safes.length, 0);
  expect(words('novice').filter(({ word }) => word.length > 6)).toEqual([]);
  expect(stones('novice')).toBeLessThan(0.8 * stones('reader'));
});

describe('the safecracker', () => {
  /** Seat 0 is to move, with `hand` stones in hand and `lying` on the circle; seat 1 has three in hand. */
  const nearEnd = (hand: number, lying: number): State => {
    const state = laidOut({ circle: 'STARELN' });
    const circle = state.circle.map((safe, place) => safe && { ...safe, stones: place < lying ? [0] : [] });
    return withHand(withHand({ ...state, circle }, 0, hand), 1, 3);
  };
  const outcomeOf = (state: State) =>
    rules.outcome(played(state, { at: 0, by: 0, move: moveOf(botOf('safecracker'), state, 'end') }));

  test('PW15: lays its last stones if that wins', () => {
    expect(outcomeOf(nearEnd(2, 0))?.ranks).toEqual([1, 2]);
  });

  test.each([1, 2, 3])('PW15: with %i stones keeps the last one if laying it would lose', (hand) => {
    expect(outcomeOf(nearEnd(hand, 6))).toBeUndefined();
  });
});
