import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres, makeTestDatabase, type TestDatabase } from '../tests/test-database.ts';
import { openStore } from './open-store.ts';
import type { LogRow, Store, StoredMatch, StoredTable } from './store.ts';

const PACE = { kind: 'none', perMove: 0, bank: 0 } as const;

const TABLE: StoredTable = {
  id: 't1',
  version: 0,
  game: 'crack-the-code',
  options: { positions: 5 },
  pace: PACE,
  open: true,
  rated: true,
  host: 'ann',
  seats: [{ kind: 'person', player: 'ann', name: 'Ann', share: { commitment: 'aa' } }, { kind: 'open' }],
  secret: '00',
  drawDueAt: 7,
  drawRepeats: 1,
  createdAt: 1,
};

const MATCH: StoredMatch = {
  id: 'm1',
  table: 't1',
  game: 'crack-the-code',
  rules: 1,
  options: { positions: 5 },
  pace: PACE,
  rated: true,
  seats: [
    { name: 'Ann', player: 'ann' },
    { name: 'Bot', bot: 'master' },
  ],
  secret: '00',
  contributions: ['aa', ''],
  epoch: 1000,
  startedAt: 1000,
};

const row = (seq: number) =>
  ({ seq, at: seq * 10, by: seq % 2, move: { type: 'guess', n: seq }, key: `key-${seq}` }) as const;

describe('a store', () => {
  let place: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    place = await makeTestDatabase();
    store = await openStore(place, { committed: () => {}, failed: () => {} });
  });
  afterEach(async () => {
    await store.close();
    await place.clear();
  });
  const reopen = async () => {
    await store.close();
    store = await openStore(place, { committed: () => {}, failed: () => {} });
  };

  let claims = 0;
  /** Deadlines due by a time, claimed when all leases have expired. */
  const due = (dueBy: number) => {
    claims += 1;
    return store.deadlines.claim({ dueBy, now: claims * 60_000, limit: 10 });
  };

  test('stores players and renames', async () => {
    await store.players.add({ id: 'ann', name: 'Ann', createdAt: 5 });
    await store.players.rename('ann', 'Anna');
    await reopen();
    expect(await store.players.find('ann')).toEqual({ id: 'ann', name: 'Anna', createdAt: 5 });
    expect(await store.players.find('bo')).toBeUndefined();
  });

  test('stores sessions until they end or expire', async () => {
    const source = { network: 'n1', browser: 'b1' };
    const session = { id: 's1', player: 'ann', createdAt: 1, seenAt: 10, agent: 'Firefox · Linux', source };
    await store.sessions.add(session);
    await store.sessions.add({ ...session, id: 's2', seenAt: 20, provedAt: 20 });
    await store.sessions.add({ ...session, id: 's3', player: 'bo', seenAt: 5 });
    await store.sessions.touch('s1', { seenAt: 30, provedAt: 30 });
    await reopen();
    expect(await store.sessions.find('s1')).toEqual({ ...session, seenAt: 30, provedAt: 30 });
    expect((await store.sessions.ofPlayer('ann')).map(({ id }) => id)).toEqual(['s1', 's2']);
    await store.sessions.remove(['s1']);
    await store.sessions.removeUnseen(20);
    expect(await Promise.all(['s1', 's2', 's3'].map((id) => store.sessions.find(id)))).toEqual([
      undefined,
      { ...session, id: 's2', seenAt: 20, provedAt: 20 },
      undefined,
    ]);
  });

  test('gives a name to one account only, under concurrency', async () => {
    const guests = ['ann', 'bo', 'cleo'];
    await Promise.all(guests.map((id) => store.players.add({ id, name: 'Guest', createdAt: 1 })));
    const naming = { name: 'Max', nameKey: 'max', skeleton: 'max', password: 'hash', at: 5 };
    const named = await Promise.all(guests.map((id) => store.accounts.setName(id, naming)));
    expect(named.filter((isNamed) => isNamed)).toEqual([true]);
    const winner = guests[named.indexOf(true)] ?? '';
    const loser = guests[named.indexOf(false)] ?? '';
    expect(await store.accounts.findByName('max')).toEqual({
      player: winner,
      nameKey: 'max',
      password: 'hash',
      createdAt: 5,
    });
    expect(await store.accounts.find(loser)).toBeUndefined();
    expect((await store.players.find(loser))?.name).toBe('Guest');
    expect(await store.accounts.setName(winner, { name: 'Maxi', nameKey: 'maxi', skeleton: 'maxi', at: 9 })).toBe(true);
    expect(await store.accounts.find(winner)).toMatchObject({ nameKey: 'maxi', password: 'hash', createdAt: 5 });
    // A name that was given up is kept from others for 90 days, also one that only looks like it.
    expect(await store.accounts.setName(loser, naming)).toBe(false);
    expect(await store.accounts.setName(loser, { ...naming, nameKey: 'mаx' })).toBe(false);
    expect(await store.accounts.isNameTaken('max', { player: loser, at: 10 })).toBe(true);
    expect(await store.accounts.isNameTaken('max', { player: winner, at: 10 })).toBe(false);
    expect(await store.accounts.setName(loser, { ...naming, at: 10 + 90 * 86_400_000 })).toBe(true);
  });

  test('stores each passkey once and creates accounts', async () => {
    const passkey = {
      id: 'k1',
      player: 'ann',
      publicKey: 'abc',
      counter: 1,
      transports: ['internal', 'hybrid'],
      label: 'Chrome · Android',
      createdAt: 5,
    };
    expect(await store.passkeys.add(passkey)).toBe(true);
    expect(await store.passkeys.add({ ...passkey, player: 'bo' })).toBe(false);
    expect(await store.passkeys.add({ ...passkey, id: 'k2', createdAt: 6 })).toBe(true);
    expect(await store.accounts.find('ann')).toEqual({ player: 'ann', createdAt: 5 });
    expect(await store.accounts.find('bo')).toBeUndefined();
    await store.passkeys.markUsed('k1', { at: 9, counter: 2 });
    expect(await store.passkeys.find('k1')).toEqual({ ...passkey, usedAt: 9, counter: 2 });
    await store.passkeys.remove('k1');
    expect((await store.passkeys.ofPlayer('ann')).map(({ id }) => id)).toEqual(['k2']);
  });

  test('limits a player’s bots, each with one token', async () => {
    await store.players.add({ id: 'ann', name: 'Ann', createdAt: 1 });
    const bot = (n: number) => ({ id: `bot${n}`, name: `Bot ${n}`, createdAt: n, owner: 'ann' });
    const add = (n: number) => store.botTokens.addBot(bot(n), { hash: `hash${n}`, createdAt: n }, 2);
    const added = await Promise.all([add(1), add(2), add(3)]);
    expect(added.filter(Boolean)).toHaveLength(2);
    expect(await store.botTokens.addBot({ ...bot(4), owner: 'nobody' }, { hash: 'hash4', createdAt: 4 }, 2)).toBe(
      false,
    );
    await reopen();
    const [first, second] = await store.botTokens.botsOf('ann');
    if (first === undefined || second === undefined) throw new Error('the bots are gone');
    expect(await store.players.find(first.id)).toEqual(bot(first.createdAt));
    const hash = `hash${first.createdAt}`;
    expect(await store.botTokens.find(hash)).toEqual({ bot: first.id, hash, createdAt: first.createdAt });
    await store.botTokens.markUsed(hash, 7);
    expect((await store.botTokens.botsOf('ann'))[0]?.token?.usedAt).toBe(7);
    await store.botTokens.replaceToken(first.id, { hash: 'new', createdAt: 8 });
    expect(await store.botTokens.find(hash)).toBeUndefined();
    expect(await store.botTokens.find('new')).toEqual({ bot: first.id, hash: 'new', createdAt: 8 });
    await store.botTokens.revoke(first.id);
    expect(await store.botTokens.find('new')).toBeUndefined();
    expect((await store.botTokens.botsOf('ann'))[0]?.token).toBeUndefined();
    await store.accounts.erase('ann', { at: 9, name: 'Nobody' });
    expect(await store.players.find(second.id)).toMatchObject({ name: 'Nobody', leftAt: 9 });
    expect(await store.botTokens.find(`hash${second.createdAt}`)).toBeUndefined();
    expect(await store.botTokens.botsOf('ann')).toEqual([]);
    expect(await add(5)).toBe(false);
  });

  test('deletes a player but not what they share with others', async () => {
    await store.players.add({ id: 'ann', name: 'Ann', createdAt: 1 });
    await store.accounts.setName('ann', { name: 'Ann', nameKey: 'ann', skeleton: 'ann', password: 'hash', at: 1 });
    await store.sessions.add({ id: 's1', player: 'ann', createdAt: 1, seenAt: 1, agent: '' });
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, { ...TABLE, match: 'm1' }, undefined);
    await store.chat.add('t1', { at: 1, player: 'ann', name: 'Ann', text: 'Hello', key: 'ann k1' });
    expect(await store.accounts.countMatches('ann')).toBe(1);
    await store.dailies.open({ game: 'crazy-mix', day: '2026-01-02', player: 'ann' }, 7, 'fr');
    const opened = { game: 'crazy-mix', day: '2026-01-02', openedAt: 7, locale: 'fr', steps: [] };
    expect(await store.dailies.ofPlayer('ann')).toEqual([opened]);
    expect((await store.tables.hostedBy('ann')).map(({ id }) => id)).toEqual(['t1']);
    await store.accounts.erase('ann', { at: 9, name: 'Nobody' });
    expect(await store.players.find('ann')).toEqual({ id: 'ann', name: 'Nobody', createdAt: 1, leftAt: 9 });
    expect(await store.accounts.find('ann')).toBeUndefined();
    expect(await store.sessions.ofPlayer('ann')).toEqual([]);
    expect((await store.matches.find('m1'))?.seats).toEqual(MATCH.seats);
    expect(await store.chat.saidBy('ann')).toEqual([
      { table: 't1', seq: 1, at: 1, player: 'ann', name: 'Nobody', text: 'Hello' },
    ]);
  });

  test('changes a table only on its current version', async () => {
    await store.tables.add(TABLE);
    expect(await store.tables.change({ ...TABLE, open: false })).toBe(true);
    expect(await store.tables.change({ ...TABLE, host: 'bo' })).toBe(false);
    expect(await store.tables.find('t1')).toEqual({ ...TABLE, open: false, version: 1 });
  });

  test('lists open tables newest first, without started ones', async () => {
    await store.tables.add(TABLE);
    await store.tables.add({ ...TABLE, id: 't2', createdAt: 2 });
    await store.tables.add({ ...TABLE, id: 't3', open: false });
    await store.tables.add({ ...TABLE, id: 't4', match: 'm9' });
    expect((await store.tables.listOpen(0, 10)).map(({ id }) => id)).toEqual(['t2', 't1']);
    expect((await store.tables.listOpen(2, 10)).map(({ id }) => id)).toEqual(['t2']);
  });

  test('starts a match atomically', async () => {
    await store.tables.add(TABLE);
    const first = { match: 'm1', rows: [{ seq: 1, at: 0, by: 'chance', move: { type: 'deal' } }], due: 77 } as const;
    expect(await store.matches.begin(MATCH, { ...TABLE, version: 3, match: 'm1' }, first)).toBe(false);
    expect(await store.matches.find('m1')).toBeUndefined();
    expect(await store.log.read('m1')).toEqual([]);

    expect(await store.matches.begin(MATCH, { ...TABLE, match: 'm1' }, first)).toBe(true);
    expect(await store.matches.find('m1')).toEqual(MATCH);
    expect(await store.log.read('m1')).toEqual(first.rows);
    expect((await store.tables.find('t1'))?.match).toBe('m1');
    expect(await due(77)).toEqual([{ match: 'm1', dueAt: 77 }]);
    expect((await store.matches.ofPlayer('ann', 'running', 10)).map(({ id }) => id)).toEqual(['m1']);
  });

  test('appends to many matches at once and reads them back in order', async () => {
    const written = await Promise.all([
      store.log.append({ match: 'm1', rows: [row(1), row(2)] }),
      store.log.append({ match: 'm2', rows: [row(1)] }),
    ]);
    await reopen();
    expect(written).toEqual([true, true]);
    expect(await store.log.read('m1')).toEqual([row(1), row(2)]);
    expect(await store.log.read('m2')).toEqual([row(1)]);
  });

  test('lets one of two appends at a sequence number win, and writes nothing of the other', async () => {
    const appends = [
      { match: 'm1', rows: [row(1)], due: 5 },
      { match: 'm1', rows: [{ ...row(1), move: 'other' }, row(2)], due: 9 },
      { match: 'm2', rows: [row(1)] },
    ];
    expect(await Promise.all(appends.map((append) => store.log.append(append)))).toEqual([true, false, true]);
    expect(await store.log.read('m1')).toEqual([row(1)]);
    expect(await store.log.read('m2')).toEqual([row(1)]);
    expect(await due(100)).toEqual([{ match: 'm1', dueAt: 5 }]);
  });

  test('writes nothing after a gap', async () => {
    expect(await store.log.append({ match: 'm1', rows: [row(1)] })).toBe(true);
    expect(await store.log.append({ match: 'm1', rows: [row(3)] })).toBe(false);
    expect(await store.log.append({ match: 'm1', rows: [row(3), row(4)], due: 5 })).toBe(false);
    expect((await store.log.read('m1')).map(({ seq }) => seq)).toEqual([1]);
    expect(await due(10)).toEqual([]);
  });

  test('writes nothing on top of a rolled-back append', async () => {
    expect(await store.log.append({ match: 'm1', rows: [row(1), row(1)] })).toBe(false);
    expect(await store.log.append({ match: 'm1', rows: [row(2)] })).toBe(false);
    expect(await store.log.read('m1')).toEqual([]);
  });

  test('writes only after the row that its writer has seen', async () => {
    // A deal has no key: it follows from the row before.
    const deal: LogRow = { seq: 2, at: 20, by: 'chance', move: {} };
    expect(await store.log.append({ match: 'm1', rows: [row(1), deal], after: null })).toBe(true);
    await reopen();
    for (const after of ['key-2', null])
      expect(await store.log.append({ match: 'm1', rows: [row(3)], after, due: 5 })).toBe(false);
    expect(await due(10)).toEqual([]);
    expect(await store.log.append({ match: 'm1', rows: [row(3)], after: 'key-1' })).toBe(true);
    expect(await store.log.append({ match: 'm1', rows: [row(4)], after: 'key-1' })).toBe(false);
    expect(await store.log.append({ match: 'm1', rows: [row(4)], after: 'key-3' })).toBe(true);
  });

  test('keeps every kind of row as it is', async () => {
    const timeControl = { kind: 'live', perMove: 30, bank: 60 } as const;
    const rows: readonly LogRow[] = [
      { seq: 1, at: 1, by: 'chance', move: { cards: [1] } },
      { seq: 2, at: 2, by: 0, move: null, key: 'k' },
      { kind: 'undo', seq: 3, at: 3, by: 0, undoes: 2, key: 'u' },
      { kind: 'offer', seq: 4, at: 4, by: 1, timeControl, key: 'o' },
      { kind: 'agree', seq: 5, at: 5, by: 0, timeControl, key: 'a' },
      { kind: 'withdraw', seq: 6, at: 6, by: 1, key: 'w' },
      { kind: 'end', seq: 7, at: 7, note: 'Too late.', outcome: { ranks: [2, 1] }, key: 'e' },
    ];
    expect(await store.log.append({ match: 'm1', rows, after: null })).toBe(true);
    await reopen();
    expect(await store.log.read('m1')).toEqual(rows);
  });

  test('ends a match outside its rules, which has a result only if it is given', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, { ...TABLE, match: 'm1' }, { match: 'm1', rows: [], due: 5 });
    const end: LogRow = { kind: 'end', seq: 1, at: 3, note: 'Over.' };
    await store.log.append({ match: 'm1', rows: [end], due: null, end: { at: 9, note: 'Over.' } });
    expect(await store.matches.find('m1')).toEqual({ ...MATCH, endedAt: 9, aborted: 'Over.' });
    expect(await store.settlements.pending(10)).toEqual([]);
    expect(await due(100)).toEqual([]);
  });

  test('ends a match with its last input', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, { ...TABLE, match: 'm1' }, { match: 'm1', rows: [], due: 5 });
    await store.log.append({ match: 'm1', rows: [row(1)], due: null, end: { at: 9, outcome: { ranks: [1, 2] } } });
    expect(await store.matches.find('m1')).toEqual({ ...MATCH, endedAt: 9, outcome: { ranks: [1, 2] } });
    expect(await store.matches.ofPlayer('ann', 'running', 10)).toEqual([]);
    expect(await store.matches.ofPlayer('ann', 'ended', 10)).toHaveLength(1);
    expect(await due(100)).toEqual([]);
  });

  // On SQLite one process has the match, and knows that it is over.
  test.runIf(isPostgres)('writes nothing to a match that another process has ended', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, { ...TABLE, match: 'm1' }, { match: 'm1', rows: [row(1)], due: 5 });
    expect(await store.log.append({ match: 'm1', rows: [], end: { at: 9, outcome: { ranks: [1, 2] } } })).toBe(true);
    expect(await store.log.append({ match: 'm1', rows: [row(2)], due: 50 })).toBe(false);
    expect((await store.log.read('m1')).map(({ seq }) => seq)).toEqual([1]);
    expect(await due(100)).toEqual([{ match: 'm1', dueAt: 5 }]);
  });

  test('credits downtime to running matches and deadlines only', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, { ...TABLE, match: 'm1' }, { match: 'm1', rows: [], due: 50 });
    await store.tables.add({ ...TABLE, id: 't2' });
    await store.matches.begin({ ...MATCH, id: 'm2', endedAt: 9 }, { ...TABLE, id: 't2', match: 'm2' }, undefined);
    await store.keyValues.set('alive_at', '100');
    const credit = () =>
      store.keyValues.creditDowntime(30, { key: 'alive_at', previous: '100', value: '123', credited: 'credited_at' });
    expect((await Promise.all([credit(), credit()])).toSorted()).toEqual([false, true]);
    expect((await store.matches.find('m1'))?.epoch).toBe(1030);
    expect((await store.matches.find('m2'))?.epoch).toBe(1000);
    expect(await due(100)).toEqual([{ match: 'm1', dueAt: 80 }]);
    expect(await store.keyValues.get('alive_at')).toBe('123');
    expect(await store.keyValues.get('credited_at')).toBe('123');
  });

  test('leases a deadline to one process at a time', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, TABLE, { match: 'm1', rows: [row(1)], due: 5 });
    const claim = (now: number) => store.deadlines.claim({ dueBy: 100, now, limit: 10 });
    const [one, other] = await Promise.all([claim(1), claim(1)]);
    expect(one.length + other.length).toBe(isPostgres ? 1 : 2);
    expect(await claim(60_000)).toEqual([{ match: 'm1', dueAt: 5 }]);
    await store.log.append({ match: 'm1', rows: [row(2)], due: 50 });
    expect(await claim(60_001)).toEqual([{ match: 'm1', dueAt: 50 }]);
  });

  test('removes the deadline that was written while the match ended', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, TABLE, { match: 'm1', rows: [row(1)], due: 5 });
    await store.deadlines.removeEnded('m1');
    expect(await due(100)).toEqual([{ match: 'm1', dueAt: 5 }]);
    // Without `due: null`, as if another process had written its deadline last.
    await store.log.append({ match: 'm1', rows: [row(2)], end: { at: 9, outcome: { ranks: [1, 2] } } });
    expect(await due(100)).toEqual([{ match: 'm1', dueAt: 5 }]);
    await store.deadlines.removeEnded('m1');
    expect(await due(100)).toEqual([]);
  });

  test.runIf(isPostgres)('skips newly due deadlines on request', async () => {
    await store.tables.add(TABLE);
    await store.matches.begin(MATCH, TABLE, { match: 'm1', rows: [row(1)], due: 1_000 });
    const claim = (now: number) => store.deadlines.claim({ dueBy: now + 50, now, limit: 10, minOverdueMs: 200 });
    expect([await claim(1_000), await claim(1_199)]).toEqual([[], []]);
    expect((await claim(1_200)).length).toBe(1);
    await store.log.append({ match: 'm1', rows: [row(2)], due: 2_000 });
    expect((await claim(1_990)).length).toBe(1);
  });

  test('numbers chat lines and writes a repeated one once', async () => {
    const line = { at: 1, player: 'ann', name: 'Ann', text: 'Hello', key: 'ann k1' };
    expect((await store.chat.add('t1', line)).seq).toBe(1);
    expect((await store.chat.add('t1', { ...line, text: 'There', key: 'ann k2' })).seq).toBe(2);
    expect((await store.chat.add('t1', line)).seq).toBe(1);
    expect((await store.chat.read('t1', 0, 10)).map(({ text }) => text)).toEqual(['Hello', 'There']);
    expect((await store.chat.read('t1', 1, 10)).map(({ seq }) => seq)).toEqual([2]);
  });
});
