import { commitmentOf } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import { beforeEach, expect, test } from 'vitest';
import { answerTopic, answerWith, publish, requests } from '../testing/fake-server.ts';
import { makeTable, person } from '../testing/fake-table.ts';
import { openPage } from '../testing/open-page.tsx';
import { api } from './client.ts';
import { takeSeat } from './give-share.ts';
import { witnessOf } from './witness.ts';

const BOS = commitmentOf('2b'.repeat(32));
const bodies = (route: string) =>
  requests.filter((one) => one.route === route).map(({ body }) => body as { share: string });

/** The table as the fake server has it: our commitment is the one that was sent last. */
const drawn = (draw: Table['draw'], change: Partial<Table> = {}): Table => {
  const sent = [...bodies('POST /tables/t/seats'), ...bodies('PUT /tables/t/share')].at(-1)?.share;
  const ours = { share: { ...(sent !== undefined && { commitment: sent }), revealed: false } };
  return makeTable({
    commitment: `secret ${draw.repeats}`,
    draw,
    seats: [person('Bo', { share: { commitment: BOS, revealed: false } }), person('Ann', ours)],
    ...change,
  });
};

beforeEach(() => localStorage.clear());

test('reveals its share only when all have committed, and keeps what it was shown', async () => {
  await openPage('/friends');
  answerWith('POST /tables/t/seats', () => {
    const table = drawn({ repeats: 0 });
    return { ...table, seats: [person('Bo', { share: { revealed: false } }), table.seats[1]] };
  });
  answerTopic('table:t', () => ({ type: 'table', table: drawn({ repeats: 0 }) }));
  answerWith('POST /tables/t/share', () => drawn({ dueAt: 1, repeats: 0 }));
  answerWith('PUT /tables/t/share', () => drawn({ dueAt: 1, repeats: 1 }));
  await takeSeat((share) => api.sit({ params: { id: 't' }, body: { terms: 'a'.repeat(64), share } }));
  expect(bodies('POST /tables/t/share')).toEqual([]);

  publish({ type: 'table', table: drawn({ dueAt: 1, repeats: 0 }) });
  await expect.poll(() => bodies('POST /tables/t/share').length).toBe(1);
  const [sat] = bodies('POST /tables/t/seats');
  expect(commitmentOf(bodies('POST /tables/t/share')[0]?.share ?? '')).toBe(sat?.share);
  const first = { commitment: 'secret 0', shares: [BOS, sat?.share] };
  expect(witnessOf('m', 't')).toMatchObject({ draws: [first], terms: { game: 'crack-the-code' } });

  // Somebody held their share back: this browser commits to a new one, and counts.
  const again = drawn({ dueAt: 1, repeats: 1 });
  publish({
    type: 'table',
    table: { ...again, seats: again.seats.with(1, person('Ann', { share: { revealed: false } })) },
  });
  await expect.poll(() => bodies('PUT /tables/t/share').length).toBe(1);
  await expect.poll(() => bodies('POST /tables/t/share').length).toBe(2);
  const [recommitted] = bodies('PUT /tables/t/share');
  expect(recommitted?.share).not.toBe(sat?.share);
  expect(witnessOf('m', 't')?.draws).toEqual([first, { commitment: 'secret 1', shares: [BOS, recommitted?.share] }]);
});
