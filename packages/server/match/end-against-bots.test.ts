import { describe, expect, test } from 'vitest';
import type { StoredMatch } from '../store/store.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { endAgainstBots, endUnreadable } from './end-against-bots.ts';
import { loadMatch } from './load-match.ts';
import type { Matches } from './matches.ts';

const { rules, stored } = await loadDuel();
const ann = { name: 'Ann', player: 'ann' };
const bot = { name: 'Master', bot: 'master' };
const AGAINST_BOT = [ann, bot];

/** Matches that note how they were ended. */
const watch = (isEnded = true) => {
  const done: unknown[] = [];
  const matches = {
    abort: async (_: unknown, end: unknown) => isEnded && done.push(end) > 0,
    abortUnreadable: async (id: string, note: string) => isEnded && done.push({ id, note }) > 0,
    timeOf: () => 5,
    submitInput: (_: unknown, { input, requester }: Parameters<Matches['submitInput']>[1]) => {
      done.push(input);
      if (isEnded) requester?.onDone();
      else requester?.onRefused({ code: 'over', message: '' });
    },
  } as unknown as Pick<Matches, 'abort' | 'abortUnreadable' | 'submitInput' | 'timeOf'>;
  return { matches, done };
};
const end = async (
  said: Partial<StoredMatch>,
  { seat = 0, resignable = true, isEnded = true }: { seat?: number; resignable?: boolean; isEnded?: boolean } = {},
) => {
  const { matches, done } = watch(isEnded);
  const match = { ...loadMatch({ ...stored, ...said }, rules, []), rules: { ...rules, resignable } };
  const answer = await endAgainstBots(matches, match, seat);
  return answer.ok ? done : answer.error.code;
};

describe('a match against bots', () => {
  test('ends without a result if it is not rated', async () => {
    expect(await end({ seats: AGAINST_BOT })).toEqual([{ note: '' }]);
    expect(await end({ seats: AGAINST_BOT }, { resignable: false })).toEqual([{ note: '' }]);
  });

  test('is resigned if it is rated', async () => {
    const resigned = { at: 5, by: 1, move: { type: 'resign' } };
    expect(await end({ seats: [bot, ann], rated: true }, { seat: 1 })).toEqual([resigned]);
  });

  test('is lost to every bot if it is rated and cannot be resigned', async () => {
    const lost = (seats: StoredMatch['seats'], seat: number) =>
      end({ seats, rated: true }, { seat, resignable: false });
    expect(await lost(AGAINST_BOT, 0)).toEqual([{ note: '', outcome: { ranks: [2, 1] } }]);
    expect(await lost([bot, ann, bot], 1)).toEqual([{ note: '', outcome: { ranks: [1, 3, 1] } }]);
  });

  test('cannot be ended so with other people, nor when it is over', async () => {
    expect(await end({})).toBe('with-people');
    expect(await end({ seats: [ann, { ...ann, player: 'robo', isBot: true }] })).toBe('with-people');
    expect(await end({ seats: AGAINST_BOT }, { isEnded: false })).toBe('over');
    expect(await end({ seats: AGAINST_BOT, rated: true }, { isEnded: false })).toBe('over');
  });
});

test('a match that cannot be read is ended by its only player', async () => {
  const endFor = async (player: string, seats: StoredMatch['seats'], isEnded = true) => {
    const { matches, done } = watch(isEnded);
    const answer = await endUnreadable(matches, { ...stored, seats }, player);
    return answer.ok ? done : answer.error.code;
  };
  expect(await endFor('ann', AGAINST_BOT)).toEqual([{ id: 'm', note: '' }]);
  expect(await endFor('bo', AGAINST_BOT)).toBe('not-yours');
  expect(await endFor('ann', stored.seats)).toBe('with-people');
  expect(await endFor('ann', AGAINST_BOT, false)).toBe('over');
});
