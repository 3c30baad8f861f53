import type { MatchState, NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const twoGuests = async () => [await server.enter(), await server.enter()] as const;
const codeOf = (answer: { ok: true } | { ok: false; error: { code: string } }) =>
  answer.ok ? 'done' : answer.error.code;

describe('a hidden code', () => {
  test('can be undone until the other has hidden theirs; the log keeps both, the record only the effective one', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo]);
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.ann.until(({ seq, mayTakeBack }) => seq === 1 && mayTakeBack);
    const before = await duel.bo.until(({ seq }) => seq === 1);
    expect(before.told).toHaveLength(1);

    expect(await ann.connection.takeBack(duel.match)).toEqual({ ok: true, value: undefined });
    for (const eyes of [duel.ann, duel.bo]) {
      expect(await eyes.until(({ seq }) => seq === 2)).toMatchObject({
        told: [],
        newEvents: [],
        awaits: [0, 1],
        mayTakeBack: false,
      });
    }
    await duel.ann.play({ type: 'hide', code: 'yyyyy' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    expect((await duel.bo.until(({ seq }) => seq === 4)).told.map(({ ply, by }) => [ply, by])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    await duel.ann.play({ type: 'guess', code: 'ggppw' });
    await duel.bo.play({ type: 'guess', code: 'rrrrr' });
    const over = await duel.ann.until(({ outcome }) => outcome !== undefined);
    expect(over.told.map(({ ply }) => ply)).toEqual([1, 2, 3, 4]);
    const record = await bo.api.matchRecord({ params: { id: duel.match } });
    expect(record.ok && record.value.inputs.map(({ move }) => move)).toEqual([
      { type: 'hide', code: 'yyyyy' },
      { type: 'hide', code: 'ggppw' },
      { type: 'guess', code: 'ggppw' },
      { type: 'guess', code: 'rrrrr' },
    ]);
    expect(JSON.stringify(record)).not.toContain('rrybw');
    const summary = await bo.api.match({ params: { id: duel.match } });
    expect(summary.ok && summary.value.plies).toBe(4);
  });

  test('can’t be undone by another, twice, or once the other has hidden theirs', async () => {
    const [ann, bo] = await twoGuests();
    const cleo = await server.enter();
    const duel = await openDuel([ann, bo]);
    expect(codeOf(await ann.connection.takeBack(duel.match))).toBe('nothing-to-take-back');
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    expect(codeOf(await bo.connection.takeBack(duel.match))).toBe('nothing-to-take-back');
    expect(codeOf(await cleo.connection.takeBack(duel.match))).toBe('not-seated');
    expect(codeOf(await ann.connection.takeBack(duel.match))).toBe('done');
    expect(codeOf(await ann.connection.takeBack(duel.match))).toBe('nothing-to-take-back');
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    await duel.bo.play({ type: 'hide', code: 'ggppw' });
    await duel.ann.until(({ seq }) => seq === 4);
    expect(codeOf(await ann.connection.takeBack(duel.match))).toBe('too-late-to-take-back');
    // Bo's move has started Ann's guessing turn.
    expect(codeOf(await bo.connection.takeBack(duel.match))).toBe('too-late-to-take-back');
    await duel.ann.play({ type: 'guess', code: 'rrrrr' });
    await duel.ann.until(({ seq }) => seq === 5);
    expect(codeOf(await ann.connection.takeBack(duel.match))).toBe('too-late-to-take-back');
  });

  test('when undone restores its clock', async () => {
    const [ann, bo] = await twoGuests();
    const duel = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 100, bank: 0 } });
    await duel.ann.play({ type: 'hide', code: 'rrybw' });
    const waiting = await duel.ann.until(({ seq }) => seq === 1);
    expect(waiting.clocks?.[0]?.runs).toBe(false);
    await ann.connection.takeBack(duel.match);
    const again = await duel.ann.until(({ seq }) => seq === 2);
    expect(again.clocks?.[0]).toMatchObject({ runs: true, left: again.clocks?.[1]?.left });
  });
});

test('a resent undo is not repeated', async () => {
  const [ann, bo] = await twoGuests();
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  const raw = await openSocket(ann);
  const ask = { type: 'take-back', match: duel.match, key: 'one-and-the-same' };
  expect(await raw.ask({ ...ask, id: 1 })).toMatchObject({ type: 'done' });
  await duel.ann.play({ type: 'hide', code: 'yyyyy' });
  expect(await raw.ask({ ...ask, id: 2 })).toMatchObject({ type: 'done' });
  await server.restart();
  const back = await openSocket(ann);
  expect(await back.ask({ ...ask, id: 3 })).toMatchObject({ type: 'done' });
  expect((await duel.ann.until(({ seq }) => seq === 3)).told).toHaveLength(1);
  const record = await ann.api.matchRecord({ params: { id: duel.match } });
  expect(record.ok && record.value.inputs.map(({ move }) => move)).toEqual([{ type: 'hide', code: 'yyyyy' }]);
  for (const { close } of [raw, back]) close();
});

test('an undone move is not replayed when its client resends it', async () => {
  const [ann, bo] = await twoGuests();
  const duel = await openDuel([ann, bo]);
  const raw = await openSocket(ann);
  const move = { type: 'play', match: duel.match, key: 'the-first-code', move: { type: 'hide', code: 'rrybw' } };
  await raw.ask({ ...move, id: 1 });
  await ann.connection.takeBack(duel.match);
  expect(await raw.ask({ ...move, id: 2 })).toMatchObject({ type: 'done' });
  expect(await duel.ann.until(({ seq }) => seq === 2)).toMatchObject({ told: [], awaits: [0, 1] });
  raw.close();
});

test('undos survive a restart, and other moves can still be undone', async () => {
  const [ann, bo] = await twoGuests();
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  await ann.connection.takeBack(duel.match);
  await duel.ann.play({ type: 'hide', code: 'yyyyy' });
  await server.restart();
  const fresh = watching(bo, duel.match);
  expect(await fresh.until(({ seq }) => seq === 3)).toMatchObject({ told: [{ ply: 1, by: 0 }], awaits: [1] });
  expect(codeOf(await ann.connection.takeBack(duel.match))).toBe('done');
  expect((await duel.bo.until(({ seq }) => seq === 4)).told).toEqual([]);
});

test('a client that missed an undo gets everything again', async () => {
  const [ann, bo] = await twoGuests();
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  const raw = await openSocket(bo);
  await ann.connection.takeBack(duel.match);
  await duel.ann.play({ type: 'hide', code: 'yyyyy' });
  const topic = `match:${duel.match}`;
  const before = await raw.ask({ type: 'watch', id: 1, topic, since: 1 });
  expect(before).toMatchObject({ seq: 3, whole: true, told: [{ ply: 1, by: 0 }] });
  const after = await raw.ask({ type: 'watch', id: 2, topic, since: 2 });
  expect(after).toMatchObject({ seq: 3, told: [{ ply: 1, by: 0 }] });
  expect(after).not.toHaveProperty('whole');
  raw.close();
});

test('a bot that was thinking continues', async () => {
  const ann = await server.enter();
  const begun = await ann.api.playBots({ body: { game: 'crack-the-code', bots: ['master'] } });
  if (!begun.ok) throw new Error(begun.error.message);
  const eyes = watching(ann, begun.value.id);
  for (let n = 0; n < 3; n++) {
    const played = eyes.play({ type: 'hide', code: 'rrybw' });
    const taken = ann.connection.takeBack(begun.value.id);
    expect((await played).ok).toBe(true);
    // The bot may have hidden its code in between: then there is something to take back still, for Ann guesses first.
    await taken;
    if (!(await taken).ok) expect(codeOf(await ann.connection.takeBack(begun.value.id))).toBe('done');
  }
  await eyes.play({ type: 'hide', code: 'yyyyy' });
  await eyes.until(({ told, awaits }) => told.length === 2 && awaits.includes(0));
  await eyes.play({ type: 'guess', code: 'rrrrr' });
  const story = await eyes.until(({ told, awaits }) => told.length >= 4 && awaits.includes(0));
  expect(story.told.at(-1)?.by).toBe(1);
});

test('Fake Crystal: offers are taken back until somebody else has made theirs, and nobody learns what they were', async () => {
  const [ann, bo] = await twoGuests();
  const { match, eyes } = await open([ann, bo], 'fake-crystal');
  const [mine, theirs] = eyes;
  const dealt = await mine.until(({ awaits }) => awaits.includes(0));
  await mine.play(offerFrom(dealt));
  const offered = await mine.until(({ mayTakeBack }) => mayTakeBack);
  const seen = await theirs.until(({ seq }) => seq === offered.seq);
  await ann.connection.takeBack(match);
  const back = await theirs.until(({ seq }) => seq === offered.seq + 1);
  expect(back.awaits).toEqual([0, 1]);
  expect(back.told.length).toBe(seen.told.length - 1);
  expect((await mine.until(({ seq }) => seq === back.seq)).view).toEqual(dealt.view);
  await mine.play(offerFrom(dealt));
  await theirs.play(offerFrom(await theirs.until(({ awaits }) => awaits.length === 1)));
  await mine.until(({ seq }) => seq >= back.seq + 2);
  expect(codeOf(await bo.connection.takeBack(match))).toBe('too-late-to-take-back');
});

test('Crystal Code: a plan is taken back until all are revealed; what happens in a race never is', async () => {
  const [ann, bo] = await twoGuests();
  const { match, eyes } = await open([ann, bo], 'crystal-code');
  const [mine, theirs] = eyes;
  await mine.until(({ awaits }) => awaits.includes(0));
  await Promise.all(eyes.map(({ play }) => play({ type: 'ready' })));
  await mine.until(({ race }) => race !== undefined);
  await mine.play({ type: 'give-up' });
  await mine.until(({ awaits }) => !awaits.includes(0));
  expect(codeOf(await ann.connection.takeBack(match))).toBe('too-late-to-take-back');
  await theirs.play({ type: 'give-up' });
  const bench = await mine.until(({ view }) => mayOf(view).includes('build'));
  const plan = { type: 'build', lay: [] };
  expect(codeOf(await mine.play(plan))).toBe('done');
  await mine.until(({ mayTakeBack }) => mayTakeBack);
  expect(codeOf(await ann.connection.takeBack(match))).toBe('done');
  expect((await mine.until(({ seq }) => seq === bench.seq + 2)).view).toEqual(bench.view);
  await mine.play(plan);
  await theirs.play(plan);
  expect(codeOf(await bo.connection.takeBack(match))).not.toBe('done');
});

const open = async ([ann, bo]: readonly [NodeClient, NodeClient], game: string) => {
  const table = await ann.api.openTable({ body: { game } });
  const sat = table.ok
    ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
    : table;
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
  const { match } = sat.value;
  return { match, eyes: [watching(ann, match), watching(bo, match)] as const };
};

const mayOf = (view: unknown) => Object.keys((view as { readonly may: object }).may);

const offerFrom = ({ view, info }: MatchState) => {
  const { seats } = view as { readonly seats: readonly { readonly hand: readonly { readonly tile: string }[] }[] };
  const hand = seats[info.you ?? 0]?.hand ?? [];
  const stall = hand.slice(0, 2).map(({ tile }) => ({ tile, claim: 6, price: 1 }));
  return { type: 'offer', stall };
};

/** A socket of a guest without the client that keeps it: what it says is what was written. */
const openSocket = async (guest: NodeClient) => {
  const Open = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  const socket = new Open(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } });
  const onMessage: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  socket.onmessage = ({ data }) => {
    onMessage.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  };
  await new Promise((ready) => {
    socket.onopen = ready;
  });
  const ask = (message: Readonly<Record<string, unknown>> & { readonly id: number; readonly type: string }) => {
    const from = onMessage.length;
    socket.send(JSON.stringify(message));
    return new Promise<Record<string, unknown>>((answered) => {
      const look = () => {
        const answer = onMessage
          .slice(from)
          .find(({ id, type }) => id === message.id || (message.type === 'watch' && type === 'match'));
        if (answer === undefined) return;
        waiting.delete(look);
        answered(answer);
      };
      waiting.add(look);
      look();
    });
  };
  return { ask, close: () => socket.close() };
};
