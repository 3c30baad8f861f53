import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from './http-request.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });

describe('the matches of a guest who signs in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const playToTheEnd = async (guest: NodeClient, other: NodeClient): Promise<string> => {
    const duel = await openDuel([guest, other]);
    await duel.bo.play({ type: 'resign' });
    await duel.ann.until(({ outcome }) => outcome !== undefined);
    await poll(async () => {
      const [row] = await server.ask('select settled_at from matches where id = ?', duel.match);
      return row?.settled_at;
    }).not.toBeNull();
    return duel.match;
  };
  const signIn = async (guest: NodeClient, name: string) => {
    const signedIn = await guest.api.signIn({ body: { name, password: PASSWORD } });
    if (!signedIn.ok) throw new Error(signedIn.error.message);
    return signedIn.value;
  };
  test('come along if the player wants: seats, results and the record’s names', async () => {
    const account = await server.enterAccount();
    const [guest, bo] = [await server.enter(), await server.enter()];
    const match = await playToTheEnd(guest, bo);
    const running = (await openDuel([guest, bo])).match;
    const before = await bo.api.matchRecord({ params: { id: match } });
    const { guestMatches } = await signIn(guest, account.name);
    expect(guestMatches?.count).toBe(1);
    const token = guestMatches?.token ?? '';
    // Nobody else can use the offer, and it can be used once.
    expect(codeOf(await bo.api.takeMatches({ body: { token } }))).toBe('offer-over');
    const again = await server.enter();
    const match2 = await playToTheEnd(again, bo);
    const offered = await signIn(again, account.name);
    const taken = await account.api.takeMatches({ body: { token: offered.guestMatches?.token ?? '' } });
    expect(taken).toMatchObject({ value: { taken: 1 } });
    expect(codeOf(await account.api.takeMatches({ body: { token: offered.guestMatches?.token ?? '' } }))).toBe(
      'offer-over',
    );

    const [row] = await server.ask('select seats from matches where id = ?', match2);
    const seats = JSON.parse(String(row?.seats)) as { player: string; name: string; guest?: true }[];
    expect(seats[0]).toEqual({ name: again.name, player: account.id });
    const sittings = await server.ask('select player_id, result from sittings where match_id = ? and seat = 0', match2);
    expect(sittings).toEqual([{ player_id: account.id, result: 'won' }]);
    // The one that Bo tried to take is still the guest's, as is the running one.
    const left = await server.ask(
      'select player_id from sittings where match_id in (?, ?) and seat = 0',
      match,
      running,
    );
    expect(left).toEqual([{ player_id: guest.id }, { player_id: guest.id }]);
    expect(await bo.api.matchRecord({ params: { id: match } })).toEqual(before);
  });

  test('keep their records to the letter when they are taken along', async () => {
    const account = await server.enterAccount();
    const [guest, bo] = [await server.enter(), await server.enter()];
    const match = await playToTheEnd(guest, bo);
    const before = await bo.api.matchRecord({ params: { id: match } });
    const { guestMatches } = await signIn(guest, account.name);
    await account.api.takeMatches({ body: { token: guestMatches?.token ?? '' } });
    expect(await bo.api.matchRecord({ params: { id: match } })).toEqual(before);
  });

  test('against the account itself stay, and without matches nothing is offered', async () => {
    const account = await server.enterAccount();
    const guest = await server.enter();
    await playToTheEnd(guest, account);
    expect((await signIn(guest, account.name)).guestMatches).toBeUndefined();
    expect((await signIn(await server.enter(), account.name)).guestMatches).toBeUndefined();
  });

  test('of an account stay with it when the browser signs in to another', async () => {
    const [ann, bo] = [await server.enterAccount(), await server.enterAccount()];
    await playToTheEnd(ann, await server.enter());
    expect((await signIn(ann, bo.name)).guestMatches).toBeUndefined();
  });
});
