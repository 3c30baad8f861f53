import type { NodeClient } from '@sesame/client';
import type { Seek, TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const GAME = 'crack-the-code';
const THREE_DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const ONE_SECOND: TimeControl = { kind: 'live', perMove: 1, bank: 0 };
const LIVE: TimeControl = { kind: 'live', perMove: 60, bank: 0 };

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'done' : result.error?.code);
const value = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

let server: TestServer;
const time = useTestTime(() => [server.url]);
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
const enter = (count: number) => Promise.all(Array.from({ length: count }, () => server.enter()));

describe('the terms of a table', () => {
  test('that the host changed before somebody sat down are refused with the new ones, which they can agree to', async () => {
    const [ann, bo] = (await enter(2)) as [NodeClient, NodeClient];
    const shown = value(await ann.api.openTable({ body: { game: GAME, pace: THREE_DAYS, rated: false } }));
    const params = { id: shown.id };
    value(await ann.api.changeTable({ params, body: { pace: ONE_SECOND } }));
    const sat = await bo.api.sit({ params, body: { terms: shown.terms } });
    expect(sat).toMatchObject({ ok: false, error: { code: 'terms-changed', terms: { game: GAME, pace: ONE_SECOND } } });
    expect(value(await bo.api.table({ params })).seats[1]).toEqual({ kind: 'open' });
    const { hash = '' } = sat.ok ? {} : (sat.error.terms ?? {});
    expect(value(await bo.api.sit({ params, body: { terms: hash } })).match).toBeTypeOf('string');
  });

  test('that the host changes afterwards need the agreement of everybody seated', async () => {
    const [ann, bo, cleo] = (await enter(3)) as [NodeClient, NodeClient, NodeClient];
    const shown = value(
      await ann.api.openTable({ body: { game: 'fake-crystal', seats: 3, pace: THREE_DAYS, rated: false } }),
    );
    const params = { id: shown.id };
    value(await bo.api.sit({ params, body: { terms: shown.terms } }));
    const changed = value(await ann.api.changeTable({ params, body: { pace: ONE_SECOND } }));
    expect(changed.terms).not.toBe(shown.terms);
    expect(changed.seats.slice(0, 2)).toMatchObject([{ agreed: true }, { agreed: false }]);
    // The last seat is taken on the new terms, but the match waits for Bo.
    const full = value(await cleo.api.sit({ params, body: { terms: changed.terms } }));
    expect(full.match).toBeUndefined();
    expect(codeOf(await ann.api.startMatch({ params, body: { terms: changed.terms } }))).toBe('not-agreed');
    expect(codeOf(await bo.api.sit({ params, body: { terms: shown.terms } }))).toBe('terms-changed');
    expect(value(await bo.api.sit({ params, body: { terms: changed.terms } })).match).toBeTypeOf('string');
  });

  test('are the old ones again if the host changes them back, and listing a table changes none', async () => {
    const [ann, bo] = (await enter(2)) as [NodeClient, NodeClient];
    const shown = value(
      await ann.api.openTable({ body: { game: 'fake-crystal', seats: 3, pace: THREE_DAYS, rated: false } }),
    );
    const params = { id: shown.id };
    value(await bo.api.sit({ params, body: { terms: shown.terms } }));
    value(await ann.api.changeTable({ params, body: { pace: ONE_SECOND } }));
    const back = value(await ann.api.changeTable({ params, body: { pace: THREE_DAYS, open: true } }));
    expect(back.terms).toBe(shown.terms);
    expect(back.seats[1]).toMatchObject({ agreed: true });
    expect(codeOf(await bo.api.sit({ params, body: { terms: back.terms } }))).toBe('seated');
  });

  test('are named by the host who starts, and need no agreement of bots', async () => {
    const [ann] = (await enter(1)) as [NodeClient];
    const shown = value(await ann.api.openTable({ body: { game: GAME, rated: false } }));
    const params = { id: shown.id };
    value(await ann.api.seatBot({ params, body: { bot: 'master' } }));
    const changed = value(await ann.api.changeTable({ params, body: { pace: LIVE } }));
    expect(codeOf(await ann.api.startMatch({ params, body: { terms: shown.terms } }))).toBe('terms-changed');
    expect(value(await ann.api.startMatch({ params, body: { terms: changed.terms } })).match).toBeTypeOf('string');
  });
});

describe('a table of matchmaking', () => {
  /** Waits in the queue without sitting down. */
  const seek = async (guest: NodeClient) => {
    const told: { seek?: Seek | undefined } = {};
    guest.connection.watch('seek', (news) => {
      if (news.type === 'seek') told.seek = news.seek;
    });
    value(await guest.api.seek({ body: { game: GAME, pace: 'live' } }));
    return told;
  };

  test('has no host, cannot be changed, and only the paired players may sit', async () => {
    const [ann, bo, cleo] = (await enter(3)) as [NodeClient, NodeClient, NodeClient];
    const [hers, his] = [await seek(ann), await seek(bo)];
    await expect.poll(() => his.seek?.table !== undefined && hers.seek?.table === his.seek.table).toBe(true);
    // The players must sit down within ten seconds, which a busy machine may need for all this.
    time.stop();
    onTestFinished(time.go);
    const params = { id: hers.seek?.table ?? '' };
    const table = value(await ann.api.table({ params }));
    const { terms } = table;
    expect(table.host).toBeUndefined();
    expect(hers.seek?.terms).toBe(terms);
    const attempts = [ann, bo, cleo].flatMap(({ api }) => [
      api.changeTable({ params, body: { pace: ONE_SECOND } }),
      api.seatBot({ params, body: { bot: 'master' } }),
      api.startMatch({ params, body: { terms } }),
      api.closeTable({ params }),
    ]);
    expect((await Promise.all(attempts)).map(codeOf)).toEqual(attempts.map(() => 'not-host'));
    expect(codeOf(await cleo.api.sit({ params, body: { terms } }))).toBe('held');
    const mine = table.seats.findIndex((seat) => seat.kind === 'open' && seat.heldFor?.player === ann.id);
    expect(codeOf(await ann.api.sit({ params, body: { terms, seat: 1 - mine } }))).toBe('held');
    value(await ann.api.sit({ params, body: { terms } }));
    expect(value(await bo.api.sit({ params, body: { terms } })).match).toBeTypeOf('string');
  });
});

describe('a rematch', () => {
  const playOnce = async () => {
    const [ann, bo, eve] = (await enter(3)) as [NodeClient, NodeClient, NodeClient];
    const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 60, bank: 0 } });
    await duel.ann.play({ type: 'resign' });
    return { ann, bo, eve, match: { id: duel.match }, terms: duel.table.terms };
  };

  test('holds its seats for the players of the match, also when they leave and come back', async () => {
    const { ann, bo, eve, match, terms } = await playOnce();
    const table = value(await ann.api.rematch({ params: match, body: { terms } }));
    const params = { id: table.id };
    expect(table.seats[0]).toMatchObject({ kind: 'open', heldFor: { player: bo.id } });
    expect(codeOf(await eve.api.sit({ params, body: { terms } }))).toBe('held');
    expect(codeOf(await eve.api.sit({ params, body: { terms, seat: 0 } }))).toBe('held');
    value(await ann.api.clearSeat({ params: { ...params, seat: 1 } }));
    expect(codeOf(await eve.api.sit({ params, body: { terms, seat: 1 } }))).toBe('held');
    value(await ann.api.sit({ params, body: { terms } }));
    expect(value(await bo.api.sit({ params, body: { terms } })).match).toBeTypeOf('string');
  });

  test('is refused on other terms than those of the match, or of the rematch that was opened', async () => {
    const { ann, bo, match, terms } = await playOnce();
    expect(codeOf(await ann.api.rematch({ params: match, body: { terms: 'a'.repeat(64) } }))).toBe('terms-changed');
    expect(codeOf(await ann.api.rematch({ params: match, body: {} }))).toBe('terms-changed');
    const table = value(await ann.api.rematch({ params: match, body: { terms } }));
    const params = { id: table.id };
    const changed = value(await ann.api.changeTable({ params, body: { pace: ONE_SECOND } }));
    const asked = await bo.api.rematch({ params: match, body: { terms } });
    expect(asked).toMatchObject({ ok: false, error: { code: 'terms-changed', terms: { pace: ONE_SECOND } } });
    // Bo wants another game, but Ann was first.
    expect(codeOf(await bo.api.rematch({ params: match, body: { game: 'passwords' } }))).toBe('terms-changed');
    expect(value(await bo.api.rematch({ params: match, body: { terms: changed.terms } })).id).toBe(table.id);
    expect(codeOf(await bo.api.sit({ params, body: { terms } }))).toBe('terms-changed');
  });
});

test('a proposed time control that was swapped is not agreed to', async () => {
  const [ann, bo] = (await enter(2)) as [NodeClient, NodeClient];
  const { match: id, bo: his } = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 60, bank: 0 } });
  value(await ann.api.proposeTimeControl({ params: { id }, body: { pace: THREE_DAYS } }));
  const { paceOffer } = await his.until((story) => story.paceOffer !== undefined);
  const terms = paceOffer?.terms ?? '';
  value(await ann.api.proposeTimeControl({ params: { id }, body: { pace: ONE_SECOND } }));
  const agreed = await bo.api.answerTimeControl({ params: { id }, body: { answer: 'agree', terms } });
  expect(agreed).toMatchObject({ ok: false, error: { code: 'terms-changed', terms: { pace: ONE_SECOND } } });
  const { info } = await watching(bo, id).until(() => true);
  expect(info.pace.perMove).toBe(60);
});
