import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BotPool, makeBotPool } from '../match/bots/worker-pool.ts';
import { isShared } from './test-database.ts';
import { watching } from './test-server.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';

/** Fake bot pools in order of creation: whether each is busy, and the questions it got. */
const opened: { isBusy: boolean; asked: number }[] = [];
const makeFakePool = (): BotPool => {
  const real = makeBotPool({ size: 1 });
  const state = { isBusy: false, asked: 0 };
  opened.push(state);
  return {
    ...real,
    isBusy: () => state.isBusy,
    think: (question, terms) => {
      state.asked += 1;
      return real.think(question, terms);
    },
  };
};

describe.runIf(isShared)('a process with busy bot workers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await openTwoServers({}, makeFakePool);
  });
  afterAll(() => servers.close());

  const begin = async () => {
    const ann = await servers.enter(0);
    const begun = await ann.api.playBots({ body: { game: 'crack-the-code', bots: ['thinker'] } });
    if (!begun.ok) throw new Error(begun.error.message);
    const eyes = watching(ann, begun.value.id);
    await eyes.play({ type: 'hide', code: 'rrybw' });
    await eyes.until(({ seq, awaits }) => seq === 2 && awaits.includes(0));
    return { eyes, match: begun.value.id };
  };
  const botRows = async (match: string) => {
    const rows = await servers.ask('select seq, key from log where match_id = ? order by seq', match);
    return rows.filter(({ key }) => String(key).startsWith('bot ')).map(({ seq }) => seq);
  };
  /** The process that gets the move, and the other. */
  const pools = () => {
    const [one, other] = opened;
    if (one === undefined || other === undefined) throw new Error('two pools expected');
    return [one, other] as const;
  };

  test('leaves a turn to another process, which plays it once', async () => {
    const { eyes, match } = await begin();
    const [one, other] = pools();
    one.isBusy = true;
    one.asked = 0;
    other.asked = 0;
    for (const [n, code] of ['rrrrr', 'yyyyy'].entries()) {
      expect((await eyes.play({ type: 'guess', code })).ok).toBe(true);
      await eyes.until(({ seq, awaits }) => seq === 4 + 2 * n && awaits.includes(0));
    }
    expect([one.asked, other.asked]).toEqual([0, 2]);
    const [first, ...guesses] = await botRows(match);
    expect([[1, 2].includes(Number(first)), guesses]).toEqual([true, [4, 6]]);
  });

  test('plays a turn itself if all are busy, once', async () => {
    const { eyes, match } = await begin();
    for (const one of pools()) one.isBusy = true;
    expect((await eyes.play({ type: 'guess', code: 'rrrrr' })).ok).toBe(true);
    await eyes.until(({ seq, awaits }) => seq === 4 && awaits.includes(0));
    expect((await botRows(match)).slice(1)).toEqual([4]);
  });
});
