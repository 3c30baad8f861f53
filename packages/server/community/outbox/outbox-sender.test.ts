import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { OutboxClaim, OutboxItem } from '../../store/repositories/outbox.ts';
import { makeOutboxSender, type OutboxSenderDeps, Undeliverable } from './outbox-sender.ts';

const NOW = 1_000_000;
const MINUTE_MS = 60_000;
const ITEM: OutboxItem = {
  id: 'a',
  channel: 'mail',
  player: 'ann',
  kind: 'call',
  about: 'm',
  madeAt: NOW,
  dueAt: NOW,
  expiresAt: NOW + 1,
  attempts: 0,
};

let due: OutboxItem[];
/** Items that another process has claimed. */
let claimed: Set<string>;
let happened: string[];
let deliver: OutboxSenderDeps['deliver'];
beforeEach(() => {
  happened = [];
  claimed = new Set();
  deliver = async (items) => {
    happened.push(`deliver ${items.map(({ id }) => id)}`);
    return 'sent';
  };
});

const poll = async (items: readonly Partial<OutboxItem>[], channel: 'mail' | 'webhook' = 'mail') => {
  due = items.map((item) => ({ ...ITEM, ...item }));
  const outbox = {
    due: async () => due,
    claim: async (id: string, { now, until }: OutboxClaim) => now === NOW && until > NOW && !claimed.has(id),
    claimDigest: async (player: string) => due.filter((item) => item.player === player && !claimed.has(item.id)),
    remove: async (ids: readonly string[]) => void happened.push(`remove ${ids}`),
    retry: async (ids: readonly string[], { dueAt, attempts }: { dueAt: number; attempts: number }) =>
      void happened.push(`retry ${ids} in ${(dueAt - NOW) / MINUTE_MS} min, ${attempts}`),
    resetDigest: async (player: string, at: number) => void happened.push(`reset ${player} to ${at}`),
  };
  const log = (_: unknown, said?: string) => void happened.push(`log ${said}`);
  const deps = {
    store: { outbox, mailAddresses: { find: async () => ({ digestAt: 7 }) } },
    log: { warn: log, error: log },
  };
  const sender = makeOutboxSender({
    ...(deps as unknown as OutboxSenderDeps),
    channel,
    now: () => NOW,
    deliver: (sent) => deliver(sent),
  });
  onTestFinished(() => sender.stop());
  await sender.poll();
  return happened;
};
const fails = (error: Error) => {
  deliver = () => Promise.reject(error);
};

test('what is due is sent once, unless another process sends it or it is out of date', async () => {
  claimed.add('b');
  expect(await poll([{}, { id: 'b' }, { id: 'c', expiresAt: NOW }])).toEqual(['deliver a', 'remove a', 'remove c']);
});

test('turns of one player are one mail, but not one message', async () => {
  const turns = ['a', 'b'].map((id) => ({ id, kind: 'turn' }));
  expect(await poll([...turns, { id: 'c', player: 'bo', kind: 'turn' }])).toEqual([
    'deliver a,b',
    'remove a,b',
    'deliver c',
    'remove c',
  ]);
  happened = [];
  expect(await poll(turns, 'webhook')).toEqual(['deliver a', 'remove a', 'deliver b', 'remove b']);
});

test('a mail of turns that was not sent does not count as one', async () => {
  deliver = async () => 'dropped';
  expect(await poll([{ kind: 'turn' }])).toEqual(['remove a', 'reset ann to 7']);
  happened = [];
  fails(new Error('away'));
  expect(await poll([{ kind: 'turn', attempts: 1 }])).toEqual(['retry a in 5 min, 2', 'reset ann to 7']);
  happened = [];
  claimed.add('a');
  expect(await poll([{ kind: 'turn' }])).toEqual([]);
});

test.each([
  [0, ['log message not sent; it will be tried again', 'retry a in 1 min, 1']],
  [1, ['retry a in 5 min, 2']],
  [5, ['retry a in 720 min, 6']],
  [6, ['remove a']],
])('after %i failures, the next is followed by %j', async (attempts, follows) => {
  fails(new Error('away'));
  expect(await poll([{ attempts }])).toEqual(follows);
});

test('what can never be delivered is given up at once', async () => {
  fails(new Undeliverable('no such mailbox'));
  expect(await poll([{}])).toEqual(['log message refused', 'remove a']);
});
