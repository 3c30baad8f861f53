import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { makeReach, type Turn } from './reach.ts';

const NOW = 100_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TURN: Turn = { match: 'm', player: 'ann', seq: 4, kind: 'turn', isSeen: false };
const MAIL = { address: 'ann@example.org', turns: true, calls: true, digestAt: 0 };

/** What is put into the outbox about a turn, and for whose sake the senders are woken. */
const tell = async (
  turn: Partial<Turn>,
  { mail = MAIL as object | null, hasWebhook = false, sendsMail = true, isNew = true } = {},
) => {
  const put: { mark?: unknown; items?: readonly object[]; added: string[] } = { added: [] };
  const store = {
    mailAddresses: { find: async () => mail ?? undefined },
    webhooks: { find: async () => (hasWebhook ? {} : undefined) },
    outbox: {
      addOnce: async (mark: unknown, items: readonly { id: string; dueAt: number }[]) => {
        Object.assign(put, { mark, items: items.map(({ id: _, ...item }) => item) });
        return isNew;
      },
    },
  };
  const onAdded = (channel: string) => void put.added.push(channel);
  const deps = { store: store as unknown as Pick<Store, 'mailAddresses' | 'webhooks' | 'outbox'>, sendsMail, onAdded };
  await makeReach({ ...deps, now: () => NOW })({ ...TURN, ...turn });
  return put;
};
const dueAfter = async (mail: object, kind: Turn['kind'] = 'turn') => {
  const { items } = await tell({ kind }, { mail });
  return items?.map((item) => ('dueAt' in item ? Number(item.dueAt) - NOW : undefined));
};

test('a turn is told by mail after ten minutes, and by the webhook at once', async () => {
  const common = { player: 'ann', kind: 'turn', about: 'm', madeAt: NOW, expiresAt: NOW + 72 * HOUR_MS };
  expect(await tell({}, { hasWebhook: true })).toEqual({
    mark: { match: 'm', player: 'ann', kind: 'reached', seq: 4 },
    items: [
      { ...common, channel: 'mail', dueAt: NOW + 10 * MINUTE_MS },
      { ...common, channel: 'webhook', dueAt: NOW },
    ],
    added: ['mail', 'webhook'],
  });
});

test('turns are mailed once an hour at most, and calls at once, for a quarter of an hour', async () => {
  expect(await dueAfter({ ...MAIL, digestAt: NOW - 30 * MINUTE_MS })).toEqual([30 * MINUTE_MS]);
  expect(await dueAfter({ ...MAIL, digestAt: NOW - 55 * MINUTE_MS })).toEqual([10 * MINUTE_MS]);
  expect(await dueAfter({ ...MAIL, digestAt: NOW }, 'call')).toEqual([0]);
  expect((await tell({ kind: 'call' })).items).toMatchObject([{ expiresAt: NOW + 15 * MINUTE_MS }]);
});

test('nobody is told who does not want it', async () => {
  const nothing = { added: [] };
  expect(await tell({}, { sendsMail: false })).toEqual(nothing);
  expect(await tell({}, { mail: null })).toEqual(nothing);
  expect(await tell({}, { mail: { ...MAIL, address: undefined } })).toEqual(nothing);
  expect(await tell({}, { mail: { ...MAIL, turns: false } })).toEqual(nothing);
  expect(await tell({ kind: 'call' }, { mail: { ...MAIL, calls: false } })).toEqual(nothing);
  expect((await tell({ kind: 'call' }, { mail: { ...MAIL, turns: false } })).items).toHaveLength(1);
});

test('a turn that is seen, or was told before, wakes nobody', async () => {
  const mark = { match: 'm', player: 'ann', kind: 'reached', seq: 4 };
  expect(await tell({ isSeen: true })).toEqual({ mark, items: [], added: [] });
  expect(await tell({}, { isNew: false })).toMatchObject({ mark, added: [] });
});
