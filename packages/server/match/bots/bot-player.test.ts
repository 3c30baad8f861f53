import type { Refusal } from '@sesame/kernel';
import { expect, test, vi } from 'vitest';
import { type AskedInput, NOT_SAVED } from '../input-pipeline.ts';
import type { LiveMatch } from '../position.ts';
import type { Races } from '../race/arbiter.ts';
import { makeBotPlayer } from './bot-player.ts';

/** A match that awaits a bot, whose moves are all refused. */
const refusing = async (refusal: Refusal): Promise<readonly AskedInput[]> => {
  const standing = { seq: 3, state: {}, awaits: { seats: [1] } };
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
  const match = { stored, rules, shown: standing, tip: standing, curtainAt: 0 } as unknown as LiveMatch;
  const played: AskedInput[] = [];
  const ask = makeBotPlayer({
    pool: { think: async () => ({ move: 'guess' }), isBusy: () => false, close: async () => {} },
    races: { isClaim: () => false } as unknown as Races,
    matches: () => ({
      cached: () => match,
      timeOf: () => 0,
      play: (_, asked) => {
        played.push(asked);
        asked.asker?.refused(refusal);
      },
    }),
    pause: 0,
    tempo: 0,
    budget: 0,
    thought: () => {},
    failed: vi.fn(),
  });
  await ask(match, 1);
  return played;
};

test('a bot whose moves are wrong plays as somebody whose time is up', async () => {
  const played = await refusing({ code: 'no', message: 'No.' });
  expect(played.map(({ input }) => input.by)).toEqual([1, 'clock']);
});

test('a bot whose move could not be saved gives nothing up', async () => {
  expect((await refusing(NOT_SAVED)).map(({ input }) => input.by)).toEqual([1]);
});
