import { expect, test } from 'vitest';
import type { Skill } from '../../lib/rating-scale.ts';
import type { Store } from '../../store/store.ts';
import { makeLeaderboard } from './leaderboard.ts';

const FIELD = { game: 'crack-the-code', pace: 'live' } as const;
const skill = (mu: number, more: Partial<Skill> = {}): Skill => ({ mu, sigma: 2, played: 10, ...more });

const of = (viewer: string | undefined, mine?: Skill, best: readonly (readonly [string, Skill])[] = []) =>
  makeLeaderboard(
    {
      store: {
        ratings: {
          best: async () => best.map(([player, rated]) => ({ player, name: player.toUpperCase(), ...rated })),
          of: async ([player]: readonly string[]) => new Map(mine && player === viewer ? [[player, mine]] : []),
          countBetter: async (_: unknown, mu: number) => mu,
        },
      } as unknown as Pick<Store, 'ratings'>,
    },
    FIELD,
    viewer,
  );

test('equal players share a place, and the next is as far down as players are before them', async () => {
  const { best } = await of(undefined, undefined, [
    ['ann', skill(30)],
    ['bo', skill(28)],
    ['cleo', skill(28)],
    ['dee', skill(25)],
  ]);
  expect(best.map(({ id, name, place, rating }) => [id, name, place, rating.rating])).toEqual([
    ['ann', 'ANN', 1, 1650],
    ['bo', 'BO', 2, 1590],
    ['cleo', 'CLEO', 2, 1590],
    ['dee', 'DEE', 4, 1500],
  ]);
});

test('only somebody with an established rating has a place', async () => {
  expect((await of('ann', skill(26))).you).toMatchObject({ place: 27, rating: { rating: 1530, provisional: false } });
  expect((await of('ann', skill(26, { played: 9 }))).you).not.toHaveProperty('place');
  expect((await of('ann')).you).toMatchObject({ rating: { rating: 1500, played: 0, provisional: true } });
  expect((await of('ann')).you).not.toHaveProperty('place');
  expect((await of(undefined)).you).not.toHaveProperty('place');
});
