import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { makeBans } from './bans.ts';

const NOW = 1_000;
const DAY_MS = 86_400_000;

const put = async (minutes?: number) => {
  const written: unknown[] = [];
  const sources = [{ browser: 'b1', network: 'n1' }, { browser: 'b1', network: 'n2' }, { network: 'n1' }, undefined];
  const store = {
    sessions: { ofPlayer: async () => sources.map((source) => ({ source })) },
    bans: { put: async (...said: readonly unknown[]) => void written.push(...said) },
  };
  const bans = makeBans(store as unknown as Pick<Store, 'bans' | 'sessions' | 'players'>, () => NOW);
  await bans.put('ann', { by: 'admin', reason: ' cheats ', ...(minutes !== undefined && { minutes }) });
  return written;
};
const BAN = { player: 'ann', at: NOW, reason: 'cheats', by: 'admin' };

test('a ban for good keeps out the same browsers for long, and the same networks for days', async () => {
  expect(await put()).toEqual([
    BAN,
    [
      { source: 'b1', until: NOW + 90 * DAY_MS },
      { source: 'n1', until: NOW + 3 * DAY_MS },
      { source: 'n2', until: NOW + 3 * DAY_MS },
    ],
  ]);
});

test('a ban for a time keeps out nobody for longer', async () => {
  const until = NOW + 5 * 60_000;
  const [ban, blocks] = await put(5);
  expect(ban).toEqual({ ...BAN, until });
  expect(blocks).toEqual(['b1', 'n1', 'n2'].map((source) => ({ source, until })));
});

test('somebody banned is told why, and until when', async () => {
  const check = async (ban: object | undefined) => {
    const found = async () => ban;
    const store = { bans: { of: found, ofSource: found } } as unknown as Pick<Store, 'bans' | 'sessions' | 'players'>;
    const bans = makeBans(store, () => NOW);
    return [await bans.check('ann'), await bans.checkSource({})];
  };
  const refused = (said: object) => ({
    ok: false,
    error: { code: 'banned', message: expect.any(String), ...said },
  });
  const forGood = refused({ reason: 'cheats' });
  expect(await check({ ...BAN })).toEqual([forGood, forGood]);
  const forATime = refused({ reason: 'cheats', until: 9 });
  expect(await check({ ...BAN, until: 9 })).toEqual([forATime, forATime]);
  expect((await check(undefined)).map(({ ok }) => ok)).toEqual([true, true]);
});
