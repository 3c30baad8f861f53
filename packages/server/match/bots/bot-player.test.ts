import type { Refusal } from '@sesame/kernel';
import { expect, test, vi } from 'vitest';
import { type InputRequest, NOT_SAVED } from '../input-pipeline.ts';
import type { LiveMatch } from '../position.ts';
import type { RaceArbiter } from '../race/arbiter.ts';
import { makeBotPlayer } from './bot-player.ts';

/** A match that awaits a bot, whose moves are all refused. */
const refusing = async (refusal: Refusal): Promise<readonly InputRequest[]> => {
  const position = { seq: 3, state: {}, awaits: { seats: [1] } };
  const rules = {
    view: () => ({}),
    parseMove: (move: unknown) => ({ ok: true, value: move }),
    fallback: () => 'forfeit',
  };
  const stored = {
    id: 'm',
    game: 'g',
    options: {},
    seats: [
      { name: 'Ann', player: 'ann' },
      { name: 'B', bot: 'b' },
    ],
  };
  const match = { stored, rules, committed: position, head: position, revealAt: 0 } as unknown as LiveMatch;
  const played: InputRequest[] = [];
  const ask = makeBotPlayer({
    pool: { think: async () => ({ move: 'guess' }), isBusy: () => false, close: async () => {} },
    races: { isClaim: () => false } as unknown as RaceArbiter,
    matches: () => ({
      cached: () => match,
      timeOf: () => 0,
      submitInput: (_, asked) => {
        played.push(asked);
        asked.requester?.onRefused(refusal);
      },
    }),
    pause: 0,
    tempo: 0,
    budget: 0,
    onAnswered: () => {},
    onFailed: vi.fn(),
  });
  await ask(match, 1);
  return played;
};

test('a bot with an illegal move plays the timeout move', async () => {
  const played = await refusing({ code: 'no', message: 'No.' });
  expect(played.map(({ input }) => input.by)).toEqual([1, 'clock']);
});

test('a bot whose move could not be saved does not forfeit', async () => {
  expect((await refusing(NOT_SAVED)).map(({ input }) => input.by)).toEqual([1]);
});
