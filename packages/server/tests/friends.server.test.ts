import type { NodeClient } from '@sesame/client';
import type { Contacts } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

const GAME = 'crack-the-code';
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);

describe('friends', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Subscribes to the topic `people` of a player. */
  const follow = (guest: NodeClient) => {
    const told: { people?: Contacts } = {};
    guest.connection.watch('people', (news) => {
      if (news.type === 'people') told.people = news;
    });
    return told;
  };
  const names = (people: readonly { readonly player: string }[] | undefined) => people?.map(({ player }) => player);
  const two = async () => [await server.enter(), await server.enter()] as const;
  const befriended = async () => {
    const [ann, bo] = await two();
    await ann.api.requestFriend({ body: { player: bo.id } });
    await bo.api.requestFriend({ body: { player: ann.id } });
    return [ann, bo] as const;
  };
  const openTable = async (guest: NodeClient, wish = {}) => {
    const table = await guest.api.openTable({ body: { game: GAME, ...wish } });
    if (!table.ok) throw new Error(table.error.message);
    return table.value;
  };

  test('become friends when both ask, with updates at once', async () => {
    const [ann, bo] = await two();
    const [annTold, boTold] = [follow(ann), follow(bo)];
    const asked = await ann.api.requestFriend({ body: { player: bo.id } });
    expect(asked.ok && names(asked.value.asked)).toEqual([bo.id]);
    await expect.poll(() => names(boTold.people?.requests)).toEqual([ann.id]);
    expect(boTold.people?.friends).toEqual([]);
    await bo.api.requestFriend({ body: { player: ann.id } });
    await expect
      .poll(() => annTold.people?.friends)
      .toEqual([{ player: bo.id, name: bo.name, guest: true, state: 'online' }]);
    await expect.poll(() => names(boTold.people?.friends)).toEqual([ann.id]);
    expect(boTold.people?.requests).toEqual([]);
    await bo.api.removeFriend({ params: { id: ann.id } });
    await expect.poll(() => annTold.people?.friends).toEqual([]);
  });

  test('are marked as guests until they have an account', async () => {
    const [ann, bo] = await befriended();
    const guests = async () => {
      const seen = await ann.api.contacts();
      return seen.ok && seen.value.friends.map(({ guest }) => guest);
    };
    expect(await guests()).toEqual([true]);
    await bo.api.saveAccount({ body: { name: `Bo ${bo.id.slice(0, 8)}`, password: PASSWORD } });
    expect(await guests()).toEqual([undefined]);
  });

  test('are asked by the exact account name', async () => {
    const [ann, bo] = await two();
    await bo.api.saveAccount({ body: { name: 'Bo of the Vault', password: PASSWORD } });
    expect(codeOf(await ann.api.requestFriend({ body: { name: 'Bo' } }))).toBe('nobody');
    expect(codeOf(await ann.api.requestFriend({ body: { player: 'nobody' } }))).toBe('nobody');
    expect(codeOf(await ann.api.requestFriend({ body: {} }))).toBe('nobody');
    expect(codeOf(await ann.api.requestFriend({ body: { player: ann.id } }))).toBe('yourself');
    const asked = await ann.api.requestFriend({ body: { name: 'bo of the vault' } });
    expect(asked.ok && names(asked.value.asked)).toEqual([bo.id]);
    // A declined request is gone for both.
    await bo.api.removeFriend({ params: { id: ann.id } });
    const after = await ann.api.contacts();
    expect(after.ok && after.value.asked).toEqual([]);
  });

  test('have a status: online, playing or away', async () => {
    const [ann, bo] = await befriended();
    const told = follow(ann);
    const state = () => told.people?.friends[0]?.state;
    await expect.poll(state).toBe('online');
    const cleo = await server.enter();
    const duel = await openDuel([bo, cleo]);
    await expect.poll(() => told.people?.friends[0]).toMatchObject({ state: 'playing', match: duel.match });
    await duel.ann.play({ type: 'resign' });
    await expect.poll(state).toBe('online');
    bo.connection.close();
    await expect.poll(state).toBe('away');
  });

  test('strangers don’t see one’s status', async () => {
    const [ann, bo] = await two();
    await ann.api.requestFriend({ body: { player: bo.id } });
    const seen = await ann.api.contacts();
    expect(seen.ok && seen.value.asked).toEqual([{ player: bo.id, name: bo.name, guest: true }]);
  });

  test('a block ends a friendship, prevents contact and is not revealed', async () => {
    const [ann, bo] = await befriended();
    const table = await openTable(bo);
    await bo.api.invite({ params: { id: table.id }, body: { player: ann.id } });
    const told = follow(ann);
    await expect.poll(() => told.people?.invitations.length).toBe(1);
    await ann.api.block({ params: { id: bo.id } });
    await expect.poll(() => told.people).toMatchObject({ friends: [], invitations: [] });
    expect(names(told.people?.blocked)).toEqual([bo.id]);
    const his = await bo.api.contacts();
    expect(his.ok && his.value).toMatchObject({ friends: [], requests: [], blocked: [] });
    expect(codeOf(await bo.api.requestFriend({ body: { player: ann.id } }))).toBe('unwilling');
    expect(codeOf(await bo.api.invite({ params: { id: table.id }, body: { player: ann.id } }))).toBe('not-known');
    expect(codeOf(await ann.api.requestFriend({ body: { player: bo.id } }))).toBe('blocked');
    // Only the blocking player can lift it.
    await bo.api.removeFriend({ params: { id: ann.id } });
    expect(codeOf(await bo.api.requestFriend({ body: { player: ann.id } }))).toBe('unwilling');
    await ann.api.removeFriend({ params: { id: bo.id } });
    expect(codeOf(await bo.api.requestFriend({ body: { player: ann.id } }))).toBe('accepted');
  });

  test('past opponents are listed, latest first, and may be invited', async () => {
    const [ann, bo] = await two();
    const cleo = await server.enter();
    const first = await openDuel([ann, bo]);
    await first.ann.play({ type: 'resign' });
    await openDuel([cleo, ann]);
    const met = await ann.api.opponents();
    expect(met.ok && names(met.value)).toEqual([cleo.id, bo.id]);
    const table = await openTable(ann);
    expect(codeOf(await ann.api.invite({ params: { id: table.id }, body: { player: bo.id } }))).toBe('accepted');
    expect(
      codeOf(await ann.api.invite({ params: { id: table.id }, body: { player: (await server.enter()).id } })),
    ).toBe('not-known');
  });

  test('an invitation arrives at once, is accepted by sitting down, and ends when the match starts', async () => {
    const [ann, bo] = await befriended();
    const cleo = await server.enter();
    await cleo.api.requestFriend({ body: { player: ann.id } });
    await ann.api.requestFriend({ body: { player: cleo.id } });
    const [boTold, cleoTold] = [follow(bo), follow(cleo)];
    const table = await openTable(ann);
    await ann.api.invite({ params: { id: table.id }, body: { player: bo.id } });
    await ann.api.invite({ params: { id: table.id }, body: { player: cleo.id } });
    await expect
      .poll(() => boTold.people?.invitations)
      .toEqual([
        {
          table: table.id,
          game: GAME,
          pace: table.pace,
          rated: table.rated,
          terms: table.terms,
          from: { player: ann.id, name: ann.name, guest: true },
        },
      ]);
    await expect.poll(() => cleoTold.people?.invitations.length).toBe(1);
    const sat = await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } });
    expect(sat.ok && sat.value.match).toBeTypeOf('string');
    await expect.poll(() => boTold.people?.invitations).toEqual([]);
    await expect.poll(() => cleoTold.people?.invitations).toEqual([]);
    expect(codeOf(await ann.api.invite({ params: { id: table.id }, body: { player: cleo.id } }))).toBe('started');
  });

  test('an invitation can be declined for good, and ends when the table closes', async () => {
    const [ann, bo] = await befriended();
    const told = follow(bo);
    const [first, second] = [await openTable(ann), await openTable(ann)];
    expect(codeOf(await bo.api.invite({ params: { id: first.id }, body: { player: ann.id } }))).toBe('not-at-table');
    await ann.api.invite({ params: { id: first.id }, body: { player: bo.id } });
    await expect.poll(() => told.people?.invitations.length).toBe(1);
    await bo.api.declineInvitation({ params: { id: first.id } });
    await expect.poll(() => told.people?.invitations).toEqual([]);
    // A second invitation to the same table is not shown.
    await ann.api.invite({ params: { id: first.id }, body: { player: bo.id } });
    await ann.api.invite({ params: { id: second.id }, body: { player: bo.id } });
    await expect.poll(() => told.people?.invitations.map(({ table }) => table)).toEqual([second.id]);
    expect(codeOf(await bo.api.closeTable({ params: { id: second.id } }))).toBe('not-host');
    expect(codeOf(await ann.api.closeTable({ params: { id: second.id } }))).toBe('accepted');
    await expect.poll(() => told.people?.invitations).toEqual([]);
  });

  test('are exported and deleted with the account', async () => {
    const [ann, bo] = await befriended();
    const cleo = await server.enter();
    await cleo.api.block({ params: { id: ann.id } });
    const table = await openTable(ann);
    await ann.api.invite({ params: { id: table.id }, body: { player: bo.id } });
    await ann.api.seek({ body: { game: GAME, pace: 'correspondence' } });
    const exported = await ann.api.exportAccount();
    const all = exported.ok ? (exported.value as { people: object[]; invitations: object[]; seek: object }) : undefined;
    // Cleo's block of Ann is not revealed.
    expect(all?.people).toMatchObject([{ player: bo.id, you: 'friend', they: 'friend' }]);
    expect(all?.invitations).toMatchObject([{ table: table.id, to: bo.id }]);
    expect(all?.seek).toMatchObject({ game: GAME, pace: 'correspondence' });
    const told = follow(bo);
    await expect.poll(() => told.people?.friends.length).toBe(1);
    expect(codeOf(await ann.api.deleteAccount())).toBe('accepted');
    const his = await bo.api.contacts();
    expect(his.ok && his.value).toMatchObject({ friends: [], invitations: [] });
    expect(codeOf(await bo.api.requestFriend({ body: { player: ann.id } }))).toBe('nobody');
  });
});

describe('a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const listed = async (guest: NodeClient) => {
    const tables = await guest.api.tables();
    return tables.ok ? tables.value.map(({ id }) => id) : [];
  };

  test('that its host closes is gone for everybody', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const table = await ann.api.openTable({ body: { game: 'passwords', seats: 3, open: true } });
    if (!table.ok) throw new Error(table.error.message);
    const { id, terms } = table.value;
    await bo.api.sit({ params: { id }, body: { terms } });
    const seen: { closed?: boolean } = {};
    bo.connection.watch(`table:${id}`, (news) => {
      if (news.type === 'table') seen.closed = news.table.closed === true;
    });
    expect(await listed(bo)).toContain(id);
    expect(codeOf(await ann.api.closeTable({ params: { id } }))).toBe('accepted');
    await expect.poll(() => seen.closed).toBe(true);
    expect(await listed(bo)).not.toContain(id);
    expect(codeOf(await bo.api.table({ params: { id } }))).toBe('no-table');
    expect(codeOf(await bo.api.sit({ params: { id }, body: { terms } }))).toBe('no-table');
    expect(codeOf(await ann.api.closeTable({ params: { id } }))).toBe('no-table');
  });

  test('without players is not listed', async () => {
    const ann = await server.enter();
    const pace = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
    const table = await ann.api.openTable({ body: { game: GAME, open: true, pace } });
    if (!table.ok) throw new Error(table.error.message);
    expect(await listed(ann)).toContain(table.value.id);
    await ann.api.clearSeat({ params: { id: table.value.id, seat: 0 } });
    expect(await listed(ann)).not.toContain(table.value.id);
  });

  test('that has started can’t be closed', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo]);
    expect(codeOf(await ann.api.closeTable({ params: { id: duel.table.id } }))).toBe('started');
  });

  test('for a rematch at another game is shared by all players, with the same time control', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 45, bank: 0 } });
    await duel.ann.play({ type: 'resign' });
    expect(codeOf(await ann.api.rematch({ params: { id: duel.match }, body: { game: 'chess' } }))).toBe('no-game');
    const asked = await ann.api.rematch({
      params: { id: duel.match },
      body: { game: 'passwords', options: { language: 'fr' } },
    });
    if (!asked.ok) throw new Error(asked.error.message);
    const joined = await bo.api.rematch({ params: { id: duel.match }, body: { terms: asked.value.terms } });
    if (!joined.ok) throw new Error('no table');
    expect(joined.value.id).toBe(asked.value.id);
    expect(asked.value).toMatchObject({ game: 'passwords', pace: { kind: 'live', perMove: 45 } });
    expect(asked.value.options.language).toBe('fr');
    const sat = await bo.api.sit({ params: { id: asked.value.id }, body: { terms: asked.value.terms } });
    expect(sat.ok && sat.value.match).toBeTypeOf('string');
  });

  test('for a rematch at another game seats bots of similar strength and starts at once', async () => {
    const ann = await server.enter();
    const duel = await ann.api.playBots({ body: { game: GAME, bots: ['novice'] } });
    if (!duel.ok) throw new Error(duel.error.message);
    await ann.connection.play(duel.value.id, { type: 'resign' });
    const next = await ann.api.rematch({ params: { id: duel.value.id }, body: { game: 'crystal-code' } });
    if (!next.ok || next.value.match === undefined) throw new Error('it did not begin');
    expect(next.value.seats).toContainEqual({ kind: 'bot', bot: 'tinker' });
    const match = await ann.api.match({ params: { id: next.value.match } });
    expect(match.ok && match.value.game).toBe('crystal-code');
  });

  test('that was closed makes room for another rematch', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'resign' });
    const first = await ann.api.rematch({ params: { id: duel.match }, body: { terms: duel.table.terms } });
    if (!first.ok) throw new Error(first.error.message);
    await ann.api.closeTable({ params: { id: first.value.id } });
    const second = await bo.api.rematch({ params: { id: duel.match }, body: { terms: duel.table.terms } });
    expect(second.ok && second.value.id).not.toBe(first.value.id);
  });
});
