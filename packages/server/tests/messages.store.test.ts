import { followTalk, type NodeClient } from '@sesame/client';
import { type ChatLine, type Contacts, talkOf } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTwoServers, type TwoServers } from './two-servers.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });

describe('messages between friends', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await openTwoServers();
  });
  afterAll(() => servers.close());

  const befriended = async () => {
    const [ann, bo] = [await servers.enter(0), await servers.enter(1)];
    await ann.api.requestFriend({ body: { player: bo.id } });
    await bo.api.requestFriend({ body: { player: ann.id } });
    return [ann, bo] as const;
  };
  const follow = (client: NodeClient, other: NodeClient) => {
    const told: { lines: readonly ChatLine[] } = { lines: [] };
    followTalk(client.connection, talkOf(client.id, other.id), (lines) => {
      told.lines = lines;
    });
    return told;
  };
  const followContacts = (client: NodeClient) => {
    const told: { contacts?: Contacts } = {};
    client.connection.watch('people', (update) => {
      if (update.type === 'people') told.contacts = update;
    });
    return told;
  };
  const texts = ({ lines }: { readonly lines: readonly ChatLine[] }) => lines.map(({ text }) => text);

  test('arrive at once, in any process, and stay for later', async () => {
    const [ann, bo] = await befriended();
    const seenByBo = follow(bo, ann);
    expect(codeOf(await ann.connection.tell(bo.id, 'Hello Bo'))).toBe('accepted');
    await poll(() => texts(seenByBo)).toEqual(['Hello Bo']);
    expect(codeOf(await bo.connection.tell(ann.id, 'Hello Ann'))).toBe('accepted');
    const later = follow(ann, bo);
    await poll(() => texts(later)).toEqual(['Hello Bo', 'Hello Ann']);
  });

  test('are counted until they are read', async () => {
    const [ann, bo] = await befriended();
    const told = followContacts(bo);
    const unread = () => told.contacts?.friends.map((friend) => friend.unread);
    await poll(unread).toEqual([undefined]);
    await ann.connection.tell(bo.id, 'One');
    await ann.connection.tell(bo.id, 'Two');
    await poll(unread).toEqual([2]);
    const read = await bo.api.markRead({ params: { id: ann.id }, body: { seq: 2 } });
    expect(read.ok && read.value.friends[0]?.unread).toBeUndefined();
    await poll(unread).toEqual([undefined]);
    // An older mark does not bring them back, and one's own lines do not count.
    await bo.api.markRead({ params: { id: ann.id }, body: { seq: 1 } });
    await bo.connection.tell(ann.id, 'Three');
    const contacts = await bo.api.contacts();
    expect(contacts.ok && contacts.value.friends[0]?.unread).toBeUndefined();
    const anns = await ann.api.contacts();
    expect(anns.ok && anns.value.friends[0]?.unread).toBe(1);
  });

  test('of muted friends are not counted', async () => {
    const [ann, bo] = await befriended();
    await bo.api.mute({ params: { player: ann.id } });
    await ann.connection.tell(bo.id, 'Hello?');
    const contacts = await bo.api.contacts();
    expect(contacts.ok && contacts.value.friends[0]?.unread).toBeUndefined();
  });

  test('are for friends only: not for strangers, one-sided requests, the blocked or oneself', async () => {
    const [ann, bo] = await befriended();
    const cy = await servers.enter(0);
    expect(codeOf(await cy.connection.tell(ann.id, 'Hi'))).toBe('friends-only');
    await cy.api.requestFriend({ body: { player: ann.id } });
    expect(codeOf(await cy.connection.tell(ann.id, 'Hi'))).toBe('friends-only');
    expect(codeOf(await ann.connection.tell(ann.id, 'Hi'))).toBe('no-talk');
    expect(codeOf(await ann.connection.tell('nobody', 'Hi'))).toBe('friends-only');
    await ann.connection.tell(bo.id, 'Before');
    await ann.api.block({ params: { id: bo.id } });
    expect(codeOf(await bo.connection.tell(ann.id, 'Hi'))).toBe('friends-only');
    expect(codeOf(await ann.connection.tell(bo.id, 'Hi'))).toBe('friends-only');
    const seen = follow(bo, ann);
    await poll(() => texts(seen)).toEqual(['Before']);
  });

  test('cannot be read by anybody else, nor under another name of the conversation', async () => {
    const [ann, bo] = await befriended();
    await ann.connection.tell(bo.id, 'A secret');
    const cy = await servers.enter(1);
    const heard: unknown[] = [];
    for (const talk of [talkOf(ann.id, bo.id), [ann.id, bo.id].toSorted().reverse().join('.'), `${cy.id}.${cy.id}`])
      cy.connection.watch(`talk:${talk}`, (update) => heard.push(update));
    const report = { about: ann.id, reason: 'rude', place: `talk:${talkOf(ann.id, bo.id)}`, seq: 1 } as const;
    expect(codeOf(await cy.api.report({ body: report }))).toBe('no-talk');
    await ann.connection.tell(bo.id, 'Another');
    expect(heard).toEqual([]);
  });

  test('can be reported by the reader, and are limited like all chat', async () => {
    const [ann, bo] = await befriended();
    const sent = [];
    for (let i = 0; i < 7; i += 1) sent.push(codeOf(await ann.connection.tell(bo.id, `Line ${i}`)));
    expect(sent.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'accepted'));
    expect(sent.at(-1)).toBe('speak-later');
    const report = { about: ann.id, reason: 'spam', place: `talk:${talkOf(ann.id, bo.id)}`, seq: 1 } as const;
    expect(codeOf(await bo.api.report({ body: report }))).toBe('accepted');
  });
});
