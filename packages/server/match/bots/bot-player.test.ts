import type { Refusal } from '@sesame/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type InputRequest, NOT_SAVED } from '../input-pipeline.ts';
import type { LiveMatch } from '../live-match.ts';
import type { RaceArbiter } from '../race/arbiter.ts';
import { makeBotPlayer } from './bot-player.ts';

const LIVE = { kind: 'live', perMove: 4, bank: 0 };
const FLIP = { seq: 3, ply: 1, at: 0, by: 0, events: [{ to: 'all', event: 'flip' }] };

interface Setting {
  readonly pace?: object;
  readonly race?: object;
  readonly awaited?: readonly number[];
  readonly ann?: object;
  readonly refusal?: Refusal;
  /** Whether the match moves on to another decision of the bot while it thinks. */
  readonly movesOn?: boolean;
}

/** The moves of a bot in a match that awaits it, after an event of 3.5 seconds. With a refusal, all are refused. */
const askIn = async (setting: Setting) => {
  const { pace = {}, ann = { name: 'Ann', player: 'ann' }, race, awaited = [1], refusal, movesOn } = setting;
  const position = { seq: 3, state: {}, awaits: { seats: awaited }, eventLog: [FLIP], plies: 1, pace, decisions: [] };
  const rules = {
    view: () => ({}),
    parseMove: (move: unknown) => ({ ok: true, value: move }),
    fallback: () => 'forfeit',
    ...(race && { race }),
  };
  const stored = {
    id: 'm',
    game: 'g',
    options: {},
    seats: [ann, { name: 'B', bot: 'b' }],
  };
  const match = { stored, rules, committed: position, head: position, revealAt: 0 } as unknown as LiveMatch;
  let answers = 0;
  const think = async () => {
    answers += 1;
    if (movesOn) Object.assign(match, { head: { ...position, seq: 5, decisions: [undefined, 5] } });
    return { move: `answer ${answers}` };
  };
  const played: InputRequest[] = [];
  const ask = makeBotPlayer({
    pool: { think, isBusy: () => false, close: async () => {} },
    races: { isClaim: () => race !== undefined } as unknown as RaceArbiter,
    matches: () => ({
      cached: () => match,
      timeOf: () => 0,
      submitInput: (_, asked) => {
        played.push(asked);
        if (refusal) asked.requester?.onRefused(refusal);
      },
    }),
    pause: 100,
    tempo: 0,
    budget: 0,
    timetableOf: () => () => ({ reveal: 2000, hold: 1500 }),
    viewingTempo: 1,
    onAnswered: () => {},
    onWaited: () => {},
    onFailed: vi.fn(),
  });
  void ask(match, 1);
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return played.map(({ input }) => input.by);
  };
  return Object.assign(after, { moves: () => played.map(({ input }) => input.move) });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a bot with an illegal move plays the timeout move', async () => {
  const after = await askIn({ refusal: { code: 'no', message: 'No.' } });
  expect(await after(10_000)).toEqual([1, 'clock']);
});

test('a bot whose move could not be saved does not forfeit', async () => {
  const after = await askIn({ refusal: NOT_SAVED });
  expect(await after(10_000)).toEqual([1]);
});

test('a bot moves only after the people have seen the last move, and its own pause', async () => {
  const after = await askIn({});
  expect(await after(3599)).toEqual([]);
  expect(await after(1)).toEqual([1]);
});

test('on a live clock a bot waits at most half the time of a move', async () => {
  const after = await askIn({ pace: LIVE });
  expect(await after(2099)).toEqual([]);
  expect(await after(1)).toEqual([1]);
});

test('among bots nobody waits', async () => {
  const after = await askIn({ ann: { name: 'A', bot: 'a' } });
  expect(await after(100)).toEqual([1]);
});

test('an answer to an earlier decision is not played: the bot thinks anew', async () => {
  const after = await askIn({ movesOn: true });
  await after(20_000);
  expect(after.moves()).toEqual(['answer 2']);
});

const READYING = { isReadying: () => true, shown: () => undefined };

test('a bot is ready when all people are', async () => {
  expect(await (await askIn({ race: READYING, awaited: [0, 1] }))(10_000)).toEqual([]);
  expect(await (await askIn({ race: { ...READYING, isReadying: () => false }, awaited: [0, 1] }))(0)).toEqual([]);
});

test('a claim in a race that another seat has won is submitted all the same', async () => {
  const shown = vi.fn().mockReturnValueOnce(5000).mockReturnValueOnce(5000).mockReturnValue(undefined);
  const after = await askIn({ race: { isReadying: () => false, shown }, awaited: [] });
  expect(await after(10_000)).toEqual([1]);
});
