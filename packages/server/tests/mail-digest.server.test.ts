import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Locale } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mail, makeMail } from '../community/mail/mail.ts';
import { makeReach, TURN_DELAY_MS } from '../community/notifications/reach.ts';
import { makeId } from '../lib/ids.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { type OpenServer, openServer } from './open-server.ts';

const DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The server itself sends no mail here: two senders with a clock of the test's own do, like two processes. */
describe('mails about turns', () => {
  let smtp: MailServer;
  let server: OpenServer;
  let senders: readonly Mail[];
  let now = Date.now();
  const logged: object[] = [];
  beforeAll(async () => {
    smtp = await openMailServer();
    server = await openServer();
    senders = [makeSender(), makeSender()];
  });
  afterAll(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    await server.close();
    await smtp.close();
  });
  beforeEach(() => {
    logged.length = 0;
    now += 24 * HOUR_MS;
  });

  const makeSender = (origin?: string): Mail =>
    makeMail({
      ...(origin !== undefined && { origin }),
      ...server.inside.services,
      settings: { smtp: smtp.url, from: 'sesame@example.org' },
      now: () => now,
      log: { warn: (fields: object) => logged.push(fields), error: (fields: object) => logged.push(fields) } as never,
    });
  const pollAll = () => Promise.all(senders.map((sender) => sender.poll()));
  const pass = (milliseconds: number) => {
    now += milliseconds;
    return pollAll();
  };
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address);

  /** A player with a verified address, and a match of theirs in which it is their turn. */
  const enterReachable = async (locale: Locale = 'en') => {
    const { store } = server.inside.services;
    const guest = await server.enter();
    const address = `${guest.id}@example.org`;
    await store.mailAddresses.ask({
      player: guest.id,
      asked: address,
      locale,
      origin: 'https://play.example.org',
      unsubscribeKey: `key-of-${guest.id}-${makeId()}`.slice(0, 60),
    });
    await store.mailAddresses.setToken(guest.id, { hash: guest.id, until: now + HOUR_MS });
    expect(await store.mailAddresses.verify(guest.id, now)).toBe(true);
    return { guest, address };
  };
  const begin = async (bo: NodeClient): Promise<{ match: string; ann: NodeClient }> => {
    const ann = await server.enter();
    const table = await ann.api.openTable({ body: { game: 'crack-the-code', pace: DAYS } });
    const sat = table.ok
      ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
      : table;
    if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
    return { match: sat.value.match, ann };
  };
  const tell = (player: string, match: string, { seq = 1, isSeen = false } = {}) => {
    const { store } = server.inside.services;
    const reach = makeReach({ store, sendsMail: true, now: () => now, onAdded: () => {} });
    return reach({ match, player, seq, kind: 'turn', isSeen });
  };

  test('are digests, at most one per hour', async () => {
    const { guest, address } = await enterReachable();
    const first = await begin(guest);
    const second = await begin(guest);
    await tell(guest.id, first.match);
    await tell(guest.id, second.match);
    await pollAll();
    expect(mailsTo(address)).toEqual([]);
    await pass(TURN_DELAY_MS);
    expect(mailsTo(address)).toHaveLength(1);
    const [mail] = mailsTo(address);
    expect(mail?.subject).toBe('It’s your turn in 2 matches');
    expect(mail?.text).toContain(`https://play.example.org/matches/${first.match}`);
    expect(mail?.html).toContain(`https://play.example.org/matches/${second.match}`);
    expect(mail?.text).toContain(first.ann.name);

    const third = await begin(guest);
    await tell(guest.id, third.match);
    await pass(HOUR_MS - 1);
    expect(mailsTo(address)).toHaveLength(1);
    await pass(1);
    expect(mailsTo(address)).toHaveLength(2);
    // Nothing new: nothing is sent, although three matches still wait.
    await pass(5 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(2);
  });

  test('tell of each decision once, and of none that was seen', async () => {
    const { guest, address } = await enterReachable();
    const { match } = await begin(guest);
    await tell(guest.id, match, { seq: 1, isSeen: true });
    await tell(guest.id, match, { seq: 1 });
    await pass(2 * HOUR_MS);
    expect(mailsTo(address)).toEqual([]);
    await tell(guest.id, match, { seq: 3 });
    await tell(guest.id, match, { seq: 3 });
    await pass(2 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(1);
  });

  test('are not sent if the player has moved in the meantime', async () => {
    const { guest, address } = await enterReachable();
    const { match, ann } = await begin(guest);
    await tell(guest.id, match);
    const back = await connectAsGuest(server.url, guest.cookie);
    expect((await back.connection.play(match, { type: 'hide', code: 'ggppw' })).ok).toBe(true);
    back.connection.close();
    await pass(TURN_DELAY_MS);
    expect(mailsTo(address)).toEqual([]);
    // That counts as no digest: the next turn needs not wait for an hour.
    const other = await begin(guest);
    await tell(guest.id, other.match);
    await pass(TURN_DELAY_MS);
    expect(mailsTo(address)).toHaveLength(1);
    expect(mailsTo(address)[0]?.text).not.toContain(ann.name);
  });

  test.each([
    ['fr', 'À vous de jouer', 'Casse-code avec'],
    ['nl', 'Jij bent aan zet', 'Een partij wacht op je zet'],
  ] as const)('are written in %s', async (locale, subject, words) => {
    const { guest, address } = await enterReachable(locale);
    const { match } = await begin(guest);
    await tell(guest.id, match);
    await pass(TURN_DELAY_MS);
    expect(mailsTo(address)[0]).toMatchObject({ subject, text: expect.stringContaining(words) });
  });

  test('can be stopped with one click by the mail program, without signing in', async () => {
    const { guest, address } = await enterReachable();
    const { match } = await begin(guest);
    await tell(guest.id, match);
    await pass(TURN_DELAY_MS);
    const headers = mailsTo(address)[0]?.headers;
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<https:\/\/play\.example\.org(\S+)>$/.exec(headers?.get('list-unsubscribe') ?? '')?.[1];
    // RFC 8058: a form, without cookies.
    const answer = await fetch(`${server.url}${link}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    const page = await fetch(`${server.url}${link}`, { redirect: 'manual' });
    expect(page.headers.get('location')).toBe(link?.replace('/api/mail', ''));
    const settings = await guest.api.mailSettings();
    expect(settings.ok && settings.value).toMatchObject({ turns: false, calls: true });
    await tell(guest.id, match, { seq: 5 });
    await pass(3 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(1);
    const unknown = await fetch(`${server.url}/api/mail/unsubscribe/${'x'.repeat(30)}/turns`, { method: 'POST' });
    expect(await unknown.json()).toMatchObject({ code: 'no-subscription' });
  });

  test('are tried again with growing waits, logged once, and survive a restart', async () => {
    const { guest, address } = await enterReachable();
    const { match } = await begin(guest);
    smtp.refuses(451, 451);
    await tell(guest.id, match);
    await pass(TURN_DELAY_MS);
    expect(mailsTo(address)).toEqual([]);
    expect(logged).toMatchObject([{ channel: 'mail', kind: 'turn' }]);
    await pass(MINUTE_MS - 1);
    await pass(1);
    expect(mailsTo(address)).toEqual([]);
    // A new process finds it in the store.
    const restarted = makeSender();
    now += 5 * MINUTE_MS;
    await restarted.poll();
    await restarted.stop();
    expect(mailsTo(address)).toHaveLength(1);
    expect(logged).toHaveLength(1);
    await pass(3 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(1);
  });

  test('lead to the origin of the settings, where there is one', async () => {
    const { guest, address } = await enterReachable();
    const { match } = await begin(guest);
    await tell(guest.id, match);
    now += TURN_DELAY_MS;
    const sender = makeSender('https://club.example.org');
    await sender.poll();
    await sender.stop();
    expect(mailsTo(address)[0]?.text).toContain(`https://club.example.org/matches/${match}`);
    expect(mailsTo(address)[0]?.headers.get('list-unsubscribe')).toContain('<https://club.example.org/api/mail/');
  });

  test('are given up for an address that does not exist', async () => {
    const { guest, address } = await enterReachable();
    const { match } = await begin(guest);
    smtp.refuses(550);
    await tell(guest.id, match);
    await pass(TURN_DELAY_MS);
    await pass(12 * HOUR_MS);
    expect(mailsTo(address)).toEqual([]);
    expect(logged).toHaveLength(1);
  });
});
