import { beforeEach, describe, expect, test } from 'vitest';
import { makeEvent } from '../../lib/event.ts';
import type { StoredRelationship } from '../../store/repositories/friends.ts';
import type { Chair, StoredPlayer, StoredTable } from '../../store/store.ts';
import type { Invited } from '../notifications/invitation-notification.ts';
import { type Friends, type FriendsDeps, makeFriends } from './friends.ts';

const NOW = 1_000_000_000;
const player = (id: string, more: Partial<StoredPlayer> = {}): StoredPlayer => ({
  id,
  name: id,
  createdAt: 0,
  ...more,
});
const ANN = player('ann');
const PLAYERS = new Map([ANN, player('bo'), player('cleo'), player('gone', { leftAt: 1 })].map((one) => [one.id, one]));
const person = (id: string): Chair => ({ kind: 'person', player: id, name: id });
const NO_CLOCK = { kind: 'none', perMove: 0, bank: 0 } as const;
const TABLE = {
  ...{ id: 't', game: 'crazy-mix', options: {}, pace: NO_CLOCK, rated: false, host: 'ann' },
  seats: [person('ann'), { kind: 'open' }],
} as unknown as StoredTable;

type Relation = Pick<StoredRelationship, 'mine' | 'theirs'>;
let friends: Friends;
/** Of Ann, by the other player. */
let relations: Record<string, Relation>;
let played: Set<string>;
let table: StoredTable | undefined;
let written: unknown[];
let published: Set<string>;
let invited: Invited[];
/** Sent to whom, besides what a test says itself. */
let open: readonly object[];
const tableChanged = makeEvent<StoredTable>();

beforeEach(() => {
  relations = {};
  played = new Set();
  table = TABLE;
  written = [];
  published = new Set();
  invited = [];
  open = [];
  const write =
    (what: string) =>
    async (...said: readonly unknown[]) =>
      void written.push([what, ...said]);
  const store = {
    players: { find: async (id: string) => PLAYERS.get(id) },
    accounts: {},
    tables: { find: async () => table },
    chat: { unread: async (_: string, channels: readonly string[]) => new Map(channels.map((one) => [one, 2])) },
    friends: {
      relationshipsOf: async () =>
        Object.entries(relations).map(([other, relation]) => ({ other, name: other, ...relation })),
      guestsAmong: async (ids: readonly string[]) => new Set(ids.filter((id) => id === 'cleo')),
      runningMatchesOf: async () => [],
      hasPlayed: async (_: string, other: string) => played.has(other),
      opponents: async () => ['bo', 'cleo'].map((id) => ({ player: id, name: id })),
      invitationsTo: async (_: string, since: number) => (since === NOW - 7 * 86_400_000 ? open : []),
      invitedTo: async () => ['cleo'],
      addFriend: write('add'),
      removeRelationship: write('remove'),
      block: write('block'),
      invite: write('invite'),
      removeInvitations: write('remove invitations'),
      decline: write('decline'),
    },
  };
  const events = { match: makeEvent(), ended: makeEvent(), invited: makeEvent<Invited>(), table: tableChanged };
  events.invited.listen((one) => void invited.push(one));
  const deps = { store, events, presence: { isOnline: () => false, changed: makeEvent() }, now: () => NOW };
  friends = makeFriends(deps as unknown as FriendsDeps, {
    offer: () => {},
    publishSoon: (topic) => void published.add(topic),
  });
});
const codeOf = (answer: Awaited<ReturnType<Friends['request']>>) => (answer.ok ? 'ok' : answer.error.code);

describe('a friend request', () => {
  const ask = async (id: string) => codeOf(await friends.request(ANN, { player: id }));

  test.each<[string, string, string, Record<string, Relation>]>([
    ['to a stranger', 'ok', 'bo', {}],
    ['that answers one', 'ok', 'bo', { bo: { theirs: 'friend' } as Relation }],
    ['to somebody blocked', 'blocked', 'bo', { bo: { mine: 'blocked' } as Relation }],
    ['to somebody who blocks us', 'unwilling', 'bo', { bo: { theirs: 'blocked' } as Relation }],
    ['to somebody while others block us', 'ok', 'bo', { cleo: { theirs: 'blocked' } as Relation }],
    ['to oneself', 'yourself', 'ann', {}],
    ['to nobody', 'nobody', 'nobody', {}],
    ['to somebody who has left', 'nobody', 'gone', {}],
  ])('%s is answered %s', async (_, code, id, known) => {
    relations = known;
    expect(await ask(id)).toBe(code);
    expect(written).toEqual(code === 'ok' ? [['add', 'ann', id, NOW]] : []);
    expect([...published]).toEqual(code === 'ok' ? ['people:ann', `people:${id}`] : []);
  });

  test('finds the list full at five hundred', async () => {
    const crowd = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, { mine: 'friend' } as Relation]));
    relations = crowd(499);
    expect(await ask('bo')).toBe('ok');
    relations = crowd(500);
    expect(await ask('bo')).toBe('too-many');
  });
});

test('who is a friend, has asked, was asked or is blocked is listed as such, and a block of theirs is hidden', async () => {
  relations = {
    both: { mine: 'friend', theirs: 'friend' },
    asks: { theirs: 'friend' } as Relation,
    asked: { mine: 'friend' } as Relation,
    blocks: { mine: 'friend', theirs: 'blocked' },
    blocked: { mine: 'blocked', theirs: 'friend' },
    cleo: { mine: 'blocked' } as Relation,
  };
  const person = (id: string) => ({ player: id, name: id });
  expect(await friends.of('ann')).toEqual({
    friends: [{ ...person('both'), state: 'away', unread: 2 }],
    requests: [person('asks')],
    asked: [person('asked'), person('blocks')],
    blocked: [person('blocked'), { ...person('cleo'), guest: true }],
    invitations: [],
  });
});

test('one blocks others who are here, and does not meet them among one’s opponents', async () => {
  const codes = [
    await friends.block('ann', 'ann'),
    await friends.block('ann', 'gone'),
    await friends.block('ann', 'bo'),
  ];
  expect(codes.map(codeOf)).toEqual(['yourself', 'nobody', 'ok']);
  expect(written).toEqual([['block', 'ann', 'bo', NOW]]);
  const shown = async () => (await friends.opponents('ann')).map(({ player: id, guest }) => [id, guest]);
  relations = { bo: { theirs: 'blocked' } as Relation };
  expect(await shown()).toEqual([
    ['bo', undefined],
    ['cleo', true],
  ]);
  relations = { bo: { mine: 'blocked' } as Relation };
  expect(await shown()).toEqual([['cleo', true]]);
});

describe('an invitation', () => {
  const invite = async (to = 'bo', by = ANN) => codeOf(await friends.invite(by, 't', to));
  const FRIENDS: Relation = { mine: 'friend', theirs: 'friend' };

  test.each<[string, string, Relation | undefined, boolean]>([
    ['a friend', 'ok', FRIENDS, false],
    ['a former opponent', 'ok', undefined, true],
    ['a stranger', 'not-known', undefined, false],
    ['somebody who was only asked', 'not-known', { mine: 'friend' } as Relation, false],
    ['somebody who has only asked', 'not-known', { theirs: 'friend' } as Relation, false],
    ['a blocked opponent', 'not-known', { mine: 'blocked' } as Relation, true],
    ['an opponent who blocks us', 'not-known', { theirs: 'blocked' } as Relation, true],
  ])('of %s is answered %s', async (_, code, relation, hasPlayed) => {
    if (relation !== undefined) relations = { bo: relation };
    if (hasPlayed) played.add('bo');
    expect(await invite()).toBe(code);
    const isSent = code === 'ok';
    expect(written).toEqual(isSent ? [['invite', { table: 't', to: 'bo', from: 'ann', at: NOW }]] : []);
    expect(invited).toEqual(isSent ? [{ table: 't', game: 'crazy-mix', to: 'bo', from: 'ann' }] : []);
  });

  test.each<[string, string, Partial<StoredTable> | undefined, string?, StoredPlayer?]>([
    ['to a table that is gone', 'no-table', undefined],
    ['to a closed table', 'no-table', { closedAt: 0 }],
    ['to a match that has started', 'started', { match: 'm' }],
    ['from outside', 'not-at-table', {}, 'bo', player('cleo')],
    ['of somebody who is there', 'there-already', {}, 'ann'],
    ['to a full table', 'full', { seats: [person('ann'), person('cleo')] }],
  ])('%s is answered %s', async (_, code, more, to, by) => {
    relations = { bo: FRIENDS };
    table = more && { ...TABLE, ...more };
    expect(await invite(to, by)).toBe(code);
  });

  test('is shown as long as there is a seat to take', async () => {
    open = [{ table: 't', from: 'ann', to: 'bo' }];
    const shown = async (more: Partial<StoredTable> = {}) => {
      table = { ...TABLE, ...more };
      return (await friends.invitationsTo('bo')).length;
    };
    expect(await friends.invitationsTo('bo')).toMatchObject([{ table: 't', from: { player: 'ann', name: 'ann' } }]);
    const seats = [...TABLE.seats, person('bo')];
    expect([await shown({ match: 'm' }), await shown({ closedAt: 0 }), await shown({ seats })]).toEqual([0, 0, 0]);
    expect(await shown({ seats: [person('ann')] })).toBe(0);
  });
});
