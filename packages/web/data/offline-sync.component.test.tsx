import { afterEach, beforeEach, expect, test } from 'vitest';
import { allStored, removeStored, store } from '../offline/database.ts';
import type { LocalMatch } from '../offline/local-match.ts';
import { answer, GUEST, refuseRoute, requests } from '../testing/fake-server.ts';
import { makeSummary } from '../testing/match-summary.ts';
import { me } from './client.ts';
import { syncOffline } from './offline-sync.ts';

const ROUTE = 'POST /offline-matches';
const DONE = { outcome: { ranks: [1, 2] }, endedAt: 9 };

/** A match against a bot that was played in this browser. */
const keep = (id: string, rest: Partial<LocalMatch>): Promise<void> =>
  store('matches', {
    id,
    game: 'crack-the-code',
    rules: 1,
    options: {},
    seats: [
      { name: 'Ann', player: GUEST.id },
      { name: 'Bot', bot: 'master' },
    ],
    you: 0,
    secret: '00'.repeat(32),
    contributions: ['', ''],
    startedAt: 0,
    rows: [],
    at: 9,
    isYourTurn: false,
    ...rest,
  });
const handedOver = () =>
  requests.filter(({ route }) => route === ROUTE).map(({ body }) => (body as { readonly id: string }).id);

beforeEach(() => me.set(GUEST));
afterEach(async () => {
  for (const { id } of await allStored('matches')) await removeStored('matches', id);
});

test('hands over the finished matches of this player, once', async () => {
  answer(ROUTE, makeSummary('m', {}));
  await keep('a-ours', { ...DONE, player: GUEST.id });
  await keep('b-before-we-had-a-name', DONE);
  await keep('c-running', { player: GUEST.id });
  await keep('d-of-somebody-else', { ...DONE, player: 'bo' });
  await keep('e-handed-over', { ...DONE, player: GUEST.id, isHandedOver: true });
  expect(await syncOffline()).toMatchObject({ handedOver: 2, notHandedOver: [] });
  expect(await syncOffline()).toMatchObject({ handedOver: 0, notHandedOver: [] });
  expect(handedOver()).toEqual(['a-ours', 'b-before-we-had-a-name']);
});

test.each([
  ['too-fast', [], ['a', 'a']],
  ['wrong-outcome', ['wrong-outcome', 'wrong-outcome'], ['a', 'b']],
])('a match that is refused with %s', async (code, told, asked) => {
  refuseRoute(ROUTE, { code, message: '' });
  await keep('a', DONE);
  await keep('b', DONE);
  const { handedOver: count, notHandedOver } = await syncOffline();
  expect([count, notHandedOver.map(({ refusal }) => refusal.code)]).toEqual([0, told]);
  await syncOffline();
  expect(handedOver()).toEqual(asked);
});
