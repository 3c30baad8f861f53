import type { NodeClient } from '@sesame/client';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from './http-request.ts';
import { openPushService } from './push-service.ts';
import { openTestServer, type TestServer, watching } from './test-server.ts';

const DAYS: TimeControl = { kind: 'correspondence', perMove: 3 * 86_400, bank: 0 };
const NONE: TimeControl = { kind: 'none', perMove: 0, bank: 0 };
const LIVE: TimeControl = { kind: 'live', perMove: 600, bank: 0 };
/** Ann looks for ggppw: two crystals of rrgpw are in their places and one is elsewhere. */
const PLAN = {
  attempt: 1,
  guess: 'rrgpw',
  answers: [{ black: 2, white: 1, guess: 'gggpw', answers: [{ black: 4, white: 0, guess: 'ggppw' }] }],
};
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'done' : result.error?.code);
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });

interface Seen {
  readonly seats: readonly { readonly guesses: readonly { readonly code: string }[] }[];
}
const guessesIn = (view: unknown, seat = 0): readonly string[] =>
  (view as Seen).seats[seat]?.guesses.map(({ code }) => code) ?? [];

describe('conditional moves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const sitDown = async (ann: NodeClient, bo: NodeClient, { game = 'crack-the-code', pace = DAYS } = {}) => {
    const table = await ann.api.openTable({ body: { game, pace } });
    const sat = table.ok
      ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
      : table;
    if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
    return { id: sat.value.match, table: sat.value.id };
  };
  /** Ann and Bo by correspondence, both codes hidden but Bo's. */
  const begin = async (pace: TimeControl = DAYS) => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { id, table } = await sitDown(ann, bo, { pace });
    const [hers, his] = [watching(ann, id), watching(bo, id)];
    await hers.play({ type: 'hide', code: 'rrybw' });
    return { ann, bo, id, table, hers, his, hideHis: () => his.play({ type: 'hide', code: 'ggppw' }) };
  };
  const stateOf = async ({ api }: NodeClient, id: string) => {
    const plan = await api.conditionalMoves({ params: { id } });
    return plan.ok ? plan.value.state : plan.error.code;
  };

  test.each([
    ['by correspondence', DAYS],
    ['without a clock', NONE],
  ])('are played by themselves, by the answers, %s', async (_, pace) => {
    const { ann, id, his, hideHis } = await begin(pace);
    expect(await stateOf(ann, id)).toBe('none');
    expect(await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } })).toEqual({
      ok: true,
      value: { state: 'stands', plan: PLAN },
    });
    ann.connection.close();
    await hideHis();
    for (const guesses of [['rrgpw'], ['rrgpw', 'gggpw'], ['rrgpw', 'gggpw', 'ggppw']]) {
      const seen = await his.until(({ view }) => guessesIn(view).length === guesses.length);
      expect(guessesIn(seen.view)).toEqual(guesses);
      if (guesses.length < 3) await his.play({ type: 'guess', code: 'bbbbb' });
    }
    await his.play({ type: 'guess', code: 'bbbbb' });
    const end = await his.until(({ outcome }) => outcome !== undefined);
    expect(end.outcome?.ranks).toEqual([1, 2]);
    expect(end.told.filter(({ by }) => by === 0)).toHaveLength(4);
    await poll(() => stateOf(ann, id)).toBe('none');
  });

  test('are played at once on the player’s turn', async () => {
    const { ann, id, hers, hideHis } = await begin();
    await hideHis();
    await hers.until(({ awaits }) => awaits.includes(0));
    expect(codeOf(await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } }))).toBe('done');
    await hers.until(({ view }) => guessesIn(view).length === 1);
  });

  test('are played after a restart, also those missed in a crash', async () => {
    const { ann, bo, id, hideHis } = await begin();
    await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } });
    await server.restart();
    expect(await stateOf(ann, id)).toBe('stands');
    // As if the server had crashed between Bo's move and hers.
    await server.ask(
      `insert into log (match_id, seq, at, by, move) values (?, 2, 9, '1', '{"type":"hide","code":"ggppw"}')`,
      id,
    );
    await server.restart();
    const again = watching(bo, id);
    const seen = await again.until(({ view }) => guessesIn(view).length > 0);
    expect(guessesIn(seen.view)).toEqual(['rrgpw']);
    await again.play({ type: 'guess', code: 'bbbbb' });
    await again.until(({ view }) => guessesIn(view).length === 2);
    expect((await hideHis()).ok).toBe(false);
    const rows = await server.ask('select seq from log where match_id = ? order by seq', id);
    expect(rows.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4, 5]);
  });

  test('continue after the planned move is made by hand, and end after another', async () => {
    const one = await begin();
    await one.hideHis();
    await one.hers.until(({ awaits }) => awaits.includes(0));
    await one.hers.play({ type: 'guess', code: 'yyyyy' });
    await one.ann.api.setConditionalMoves({ params: { id: one.id }, body: { plan: { attempt: 2, guess: 'rrgpw' } } });
    expect(await stateOf(one.ann, one.id)).toBe('stands');
    await one.ann.api.setConditionalMoves({ params: { id: one.id }, body: { plan: { ...PLAN, attempt: 2 } } });
    await one.his.play({ type: 'guess', code: 'bbbbb' });
    await one.his.until(({ view }) => guessesIn(view).length === 2);
    // Bo takes long; she changes her mind about the third guess, and plays another fourth by hand.
    expect(
      codeOf(
        await one.ann.api.setConditionalMoves({
          params: { id: one.id },
          body: {
            plan: {
              attempt: 3,
              guess: 'wwwww',
              answers: [{ black: 0, white: 1, guess: 'ppppp' }],
            },
          },
        }),
      ),
    ).toBe('done');
    await one.his.play({ type: 'guess', code: 'bbbbb' });
    const seen = await one.his.until(({ view }) => guessesIn(view).length === 3);
    expect(guessesIn(seen.view).at(-1)).toBe('wwwww');
    // One white answers wwwww with a right place, which the plan does not foresee.
    expect(await stateOf(one.ann, one.id)).toBe('unfit');
    await one.his.play({ type: 'guess', code: 'bbbbb' });
    await one.hers.until(({ awaits }) => awaits.includes(0));
    expect(await stateOf(one.ann, one.id)).toBe('unfit');
    expect(await one.ann.api.removeConditionalMoves({ params: { id: one.id } })).toEqual({
      ok: true,
      value: { state: 'none' },
    });
    await one.hers.play({ type: 'guess', code: 'ggppb' });
    expect(
      codeOf(
        await one.ann.api.setConditionalMoves({
          params: { id: one.id },
          body: { plan: { attempt: 5, guess: 'ggppw' } },
        }),
      ),
    ).toBe('done');
  });

  test('that were removed are not played', async () => {
    const { ann, id, hers, hideHis } = await begin();
    await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } });
    expect(await ann.api.removeConditionalMoves({ params: { id } })).toEqual({ ok: true, value: { state: 'none' } });
    await hideHis();
    const seen = await hers.until(({ awaits }) => awaits.includes(0));
    expect(guessesIn(seen.view)).toEqual([]);
    expect(await stateOf(ann, id)).toBe('none');
  });

  test('are refused with a live clock, in games without them, and to others', async () => {
    const live = await begin(LIVE);
    expect(codeOf(await live.ann.api.setConditionalMoves({ params: { id: live.id }, body: { plan: PLAN } }))).toBe(
      'plan-live',
    );
    const { ann, bo, id } = await begin();
    const cleo = await server.enter();
    await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } });
    for (const ask of [
      cleo.api.conditionalMoves({ params: { id } }),
      cleo.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } }),
      cleo.api.removeConditionalMoves({ params: { id } }),
    ]) {
      expect(codeOf(await ask)).toBe('not-yours');
    }
    expect(await bo.api.conditionalMoves({ params: { id } })).toEqual({ ok: true, value: { state: 'none' } });
    expect(codeOf(await ann.api.setConditionalMoves({ params: { id: 'nowhere' }, body: { plan: PLAN } }))).toBe(
      'no-match',
    );
    expect(codeOf(await ann.api.setConditionalMoves({ params: { id }, body: { plan: { ...PLAN, attempt: 2 } } }))).toBe(
      'plan-late',
    );
    expect(
      codeOf(
        await ann.api.setConditionalMoves({
          params: { id },
          body: { plan: { attempt: 1, guess: 'x'.repeat(40_000) } },
        }),
      ),
    ).not.toBe('done');
    expect(await stateOf(ann, id)).toBe('stands');
    const { id: words } = await sitDown(ann, bo, { game: 'passwords' });
    expect(codeOf(await ann.api.setConditionalMoves({ params: { id: words }, body: { plan: PLAN } }))).toBe('no-plans');
  });

  test('end when the time control becomes live', async () => {
    const { ann, bo, id, his, hers, hideHis } = await begin();
    await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } });
    await ann.api.proposeTimeControl({ params: { id }, body: { pace: LIVE } });
    const { paceOffer } = await his.until((story) => story.paceOffer !== undefined);
    const terms = paceOffer?.terms ?? '';
    await bo.api.answerTimeControl({ params: { id }, body: { answer: 'agree', terms } });
    await his.until(({ info }) => info.pace.kind === 'live');
    await hideHis();
    await hers.until(({ awaits }) => awaits.includes(0));
    expect(await stateOf(ann, id)).toBe('unfit');
    expect(guessesIn(hers.story()?.view)).toEqual([]);
  });

  /** Chance draws the first player: opens matches until it is Ann. */
  const openFakeCrystal = async (ann: NodeClient, bo: NodeClient) => {
    for (;;) {
      const { id } = await sitDown(ann, bo, { game: 'fake-crystal' });
      const hers = watching(ann, id);
      const { view } = await hers.until(({ awaits }) => awaits.includes(0));
      if ((view as { first: number }).first === 0) return { id, hers };
      hers.stop();
    }
  };
  /** Fake Crystal between Ann, who chooses first, and Bo. Both offer two tiles, claimed as 12 and 6, for 3 and 4. */
  const startFakeCrystal = async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { id, hers } = await openFakeCrystal(ann, bo);
    const his = watching(bo, id);
    const offer = async (watcher: typeof hers, seat: number) => {
      const { view } = await watcher.until(({ awaits }) => awaits.includes(seat));
      const { hand = [] } = (view as { seats: readonly { hand: readonly { tile: string }[] }[] }).seats[seat] ?? {};
      const stall = hand.slice(0, 2).map(({ tile }, i) => ({ tile, claim: i === 0 ? 12 : 6, price: 3 + i }));
      return watcher.play({ type: 'offer', stall });
    };
    await offer(hers, 0);
    /** The events of Ann’s moves, up to one of that type. */
    const eventsOfAnn = async (type: string) => {
      const { told } = await his.until(({ told }) =>
        told.some(({ by, events }) => by === 0 && JSON.stringify(events).includes(`"${type}"`)),
      );
      return told.filter(({ by }) => by === 0).flatMap(({ events }) => events);
    };
    return { ann, id, offerHis: () => offer(his, 1), eventsOfAnn };
  };

  test('buy the planned tiles in Fake Crystal', async () => {
    const { ann, id, offerHis, eventsOfAnn } = await startFakeCrystal();
    expect(
      codeOf(
        await ann.api.setConditionalMoves({
          params: { id },
          body: { plan: { round: 1, wishes: [{ do: 'buy', claim: 12, price: 4 }], claim: true } },
        }),
      ),
    ).toBe('done');
    await offerHis();
    expect(await eventsOfAnn('bought')).toContainEqual(
      expect.objectContaining({ type: 'bought', by: 0, seller: 1, column: 0, price: 3 }),
    );
    expect(await stateOf(ann, id)).toBe('stands');
  });

  test('bank the planned offer in Fake Crystal when no offer matches the order to buy', async () => {
    const { ann, id, offerHis, eventsOfAnn } = await startFakeCrystal();
    // As the editor saves it: buy for at most 2, otherwise bank a stake of at least 4.
    const plan = {
      round: 1,
      wishes: [
        { do: 'buy', claim: 12, price: 2 },
        { do: 'bank', claim: 6, price: 4 },
      ],
      claim: true,
    };
    expect(await ann.api.setConditionalMoves({ params: { id }, body: { plan } })).toEqual({
      ok: true,
      value: { state: 'stands', plan },
    });
    ann.connection.close();
    await offerHis();
    const events = await eventsOfAnn('banked');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'banked', by: 0, seller: 1, column: 1, claim: 6, price: 4 }),
    );
    expect(events).not.toContainEqual(expect.objectContaining({ type: 'bought' }));
    expect(await stateOf(ann, id)).toBe('stands');
  });

  test('are exported and deleted with their owner', async () => {
    const { ann, id } = await begin();
    await ann.api.saveAccount({ body: { name: `Ann ${id.slice(-6)}`, password: PASSWORD } });
    await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } });
    const exported = await ann.api.exportAccount();
    expect(exported.ok && (exported.value as { plans: unknown }).plans).toEqual([{ match: id, seat: 0, plan: PLAN }]);
    expect(codeOf(await ann.api.deleteAccount())).toBe('done');
    expect(await server.ask('select id from plans where match_id = ?', id)).toEqual([]);
  });

  /** Every frame that Bo is sent of a match in which Ann guesses three times, without ids and times. */
  const framesOfBo = async (isPlanned: boolean): Promise<readonly string[]> => {
    const { ann, bo, id, table, hers, hideHis, his } = await begin();
    const frames: string[] = [];
    const Open = WebSocket as unknown as new (url: string, options: object) => WebSocket;
    const socket = new Open(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: bo.cookie } });
    socket.onmessage = ({ data }) => frames.push(String(data));
    await poll(() => frames.length).toBe(1);
    socket.send(JSON.stringify({ type: 'watch', id: 1, topic: `match:${id}` }));
    await poll(() => frames.length).toBe(2);
    if (isPlanned)
      expect(codeOf(await ann.api.setConditionalMoves({ params: { id }, body: { plan: PLAN } }))).toBe('done');
    await hideHis();
    for (const [n, code] of ['rrgpw', 'gggpw', 'ggppw'].entries()) {
      if (!isPlanned) {
        await hers.until(({ awaits }) => awaits.includes(0));
        await hers.play({ type: 'guess', code });
      }
      await his.until(({ view }) => guessesIn(view).length === n + 1);
      await his.play({ type: 'guess', code: 'bbbbb' });
    }
    await poll(() => frames.at(-1)).toContain('"outcome"');
    const record = await bo.api.matchRecord({ params: { id } });
    const view = await fetch(`${server.url}/api/matches/${id}/view`, { headers: { cookie: bo.cookie } });
    frames.push(JSON.stringify(record.ok && record.value), await view.text());
    socket.close();
    const names = [id, table, ann.id, bo.id, ann.name, bo.name];
    return frames.map((frame) =>
      names
        .reduce((text, name, i) => text.replaceAll(name, `<${i}>`), frame)
        .replaceAll(/"(at|left|startedAt|due)":\d+/g, '"$1":0')
        .replaceAll(/[0-9a-f]{64}/g, '<hex>'),
    );
  };

  test('look to others like moves made by hand, to the byte', async () => {
    const [byHand, planned] = [await framesOfBo(false), await framesOfBo(true)];
    expect(byHand.length).toBeGreaterThan(8);
    expect(planned).toEqual(byHand);
  });
});

test('players whose plan answers the turn are not notified', async () => {
  const service = await openPushService();
  const server = await openTestServer({
    notifications: { delayMs: 100, contact: 'mailto:host@example.org', allowPrivateEndpoints: true },
  });
  const [ann, bo] = [await server.enter(), await server.enter()];
  const { endpoint, p256dh, auth, told } = service.browser();
  expect(codeOf(await ann.api.subscribePush({ body: { endpoint, p256dh, auth, locale: 'en' } }))).toBe('done');
  const table = await ann.api.openTable({ body: { game: 'crack-the-code', pace: DAYS } });
  const sat = table.ok
    ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
    : table;
  const id = (sat.ok && sat.value.match) || '';
  const his = watching(bo, id);
  await ann.connection.play(id, { type: 'hide', code: 'rrybw' });
  await ann.api.setConditionalMoves({ params: { id }, body: { plan: { attempt: 1, guess: 'rrgpw' } } });
  ann.connection.close();
  const noted = async () => {
    const rows = await server.ask('select seq from notices where match_id = ? and player_id = ?', id, ann.id);
    return rows.map(({ seq }) => Number(seq));
  };
  await his.play({ type: 'hide', code: 'ggppw' });
  await his.until(({ view }) => guessesIn(view).length === 1);
  // Her first guess, after two inputs, was planned; the second, after four, was not, so she is notified.
  expect(await noted()).not.toContain(2);
  await his.play({ type: 'guess', code: 'bbbbb' });
  await poll(noted).toContain(4);
  await poll(() => told.length).toBeGreaterThan(0);
  await server.close();
  service.close();
});
