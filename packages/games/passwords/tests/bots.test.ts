import { type Bot, makeRng, seatsOf } from '@sesame/kernel';
import { makeBotMatches } from '@sesame/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { gradeOf, LANGUAGES, lexiconOf, type Move, rules, type State, type View } from '../rules/index.ts';
import { laidOut, prepareAll, STRICT } from './play.ts';

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
    ['reader', 1],
    ['scholar', 2],
    ['safecracker', 3],
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

test('the novice plays short words and lays fewer stones than the lexicographer', () => {
  const state = laidOut({ circle: 'STARELN' });
  const words = (id: string) =>
    Array.from({ length: 40 }, (_, luck) => moveOf(botOf(id), state, luck)).flatMap((move) =>
      move.type === 'word' ? [move] : [],
    );
  const stones = (id: string) => words(id).reduce((sum, { safes }) => sum + safes.length, 0);
  expect(words('novice').filter(({ word }) => word.length > 6)).toEqual([]);
  expect(stones('novice')).toBeLessThan(0.8 * stones('lexicographer'));
});
