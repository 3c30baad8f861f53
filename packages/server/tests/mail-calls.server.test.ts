import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { beginDuel, openTestServer, type TestServer } from './test-server.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 600, bank: 0 };
const DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });
let count = 0;

describe('players who are away', () => {
  let smtp: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    smtp = await openMailServer();
    server = await openTestServer({
      mail: { smtp: smtp.url, from: 'sesame@example.org' },
      notifications: { ...DEFAULTS.notifications, delayMs: 200 },
    });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });

  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address);
  /** An account with a verified address, offline. */
  const enterAway = async () => {
    count += 1;
    const address = `away${count}@example.org`;
    const client = await server.enterAccount();
    await client.api.setMailAddress({ body: { address, locale: 'en' } });
    await poll(() => mailsTo(address).length).toBe(1);
    const token = /#(\S+)/.exec(mailsTo(address)[0]?.text ?? '')?.[1] ?? '';
    expect((await client.api.verifyMailAddress({ body: { token } })).ok).toBe(true);
    client.connection.close();
    await poll(async () => {
      const table = await client.api.openTable({ body: { game: 'crack-the-code' } });
      const [seat] = table.ok ? table.value.seats : [];
      if (table.ok) await client.api.closeTable({ params: { id: table.value.id } });
      return seat?.kind === 'person' && seat.online;
    }).toBe(false);
    return { client, address };
  };

  test('are called to a tournament match by mail at once', async () => {
    const ann = await server.enter();
    const { client, address } = await enterAway();
    const { client: other, address: silent } = await enterAway();
    expect((await other.api.changeMailSettings({ body: { calls: false } })).ok).toBe(true);
    const wish = { name: 'Cup', game: 'fake-crystal', pace: LIVE, format: 'robin', places: 4 } as const;
    const made = await ann.api.createTournament({ body: { ...wish, start: { kind: 'hand' } } });
    const id = made.ok ? made.value.id : '';
    for (const one of [client, other]) await one.api.enterTournament({ params: { id }, body: {} });
    for (const bot of ['random', 'random']) await ann.api.enterBot({ params: { id }, body: { bot } });
    expect((await ann.api.startTournament({ params: { id } })).ok).toBe(true);
    await poll(() => mailsTo(address).length).toBe(2);
    expect(mailsTo(address)[1]).toMatchObject({ subject: 'Your tournament match is starting' });
    expect(mailsTo(address)[1]?.text).toMatch(/\/matches\//);
    expect(mailsTo(address)[1]?.headers.get('list-unsubscribe')).toMatch(/\/calls>$/);
    expect(mailsTo(silent)).toHaveLength(1);
  });

  test('have their turn in a correspondence match put into the outbox once, for later', async () => {
    const ann = await server.enter();
    const { client } = await enterAway();
    const { match } = await beginDuel([ann, client], { pace: DAYS });
    const waiting = () => server.ask('select kind, about from outbox where player_id = ?', client.id);
    await poll(waiting).toEqual([{ kind: 'turn', about: match }]);
    const [row] = await server.ask('select due_at - made_at as delay from outbox where player_id = ?', client.id);
    expect(Number(row?.delay)).toBe(10 * 60_000);
  });
});
