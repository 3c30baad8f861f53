import type { NodeClient } from '@sesame/client';
import type { Receipt } from '@sesame/kernel';
import { checkReceipts, compareWitness, hashLeaf, isConsistent, isIncluded, isSigned } from '@sesame/kernel/proofs';
import { logHeadText } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from './authorisation-cast.ts';
import { beat, openRatedDuel } from './play-rated.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

describe('a rated match', () => {
  let server: TestServer;
  let players: readonly [NodeClient, NodeClient];
  beforeAll(async () => {
    server = await openTestServer();
    players = [await server.enterAccount(), await server.enterAccount()];
  });
  afterAll(() => server.close());

  test('gives its players signed receipts, which the record bears out and a rewritten one does not', async () => {
    const [one] = players;
    const { match, ann, bo } = await openRatedDuel(players);
    const running = given(await one.api.matchRecord({ params: { id: match } }));
    expect(running.signed).toBeUndefined();
    const state = await ann.until(({ receipt, seq }) => receipt?.seq === seq);
    const { type: _, seq: __, ...receipt } = state.receipt ?? (undefined as never);
    await bo.play({ type: 'resign' });
    await ann.until(({ outcome }) => outcome !== undefined);

    const record = given(await one.api.matchRecord({ params: { id: match } }));
    const rules = await gameOf(record.game)?.rules();
    if (rules === undefined) throw new Error('no rules');
    const final = checkReceipts(rules, record as never, record.signed?.receipts as readonly Receipt[]);
    expect(final.ok && final.value).toEqual([0, 1].map((seat) => ({ seat, isSigned: true, follows: true })));

    const witness = { draws: [], seals: [], receipt };
    const compared = (one: object) => {
      const checks = compareWitness(rules, one as never, witness);
      return checks.ok && checks.value.map(({ what, same }) => [what, same]);
    };
    expect(compared(record)).toEqual([
      ['receipt', true],
      ['signature', true],
    ]);
    const guess = { type: 'guess', code: 'ppppp' };
    const inputs = record.inputs.map((input, i) => (i === 2 ? { ...input, move: guess } : input));
    expect(compared({ ...record, inputs })).toContainEqual(['receipt', false]);
    const signed = { match, receipts: record.signed?.receipts.map((one) => ({ ...one, key: 'another' })) };
    expect(compared({ ...record, signed })).toContainEqual(['signature', false]);
  });

  test('an unrated match has none', async () => {
    const { match, ann } = await openDuel(players);
    await ann.play({ type: 'resign' });
    const record = given(await players[0].api.matchRecord({ params: { id: match } }));
    expect([record.outcome !== undefined, record.signed]).toEqual([true, undefined]);
  });

  test('is in the public log, which only grows', async () => {
    const [{ api }] = players;
    const before = given(await api.logHead());
    const match = await beat(...players);
    const after = given(await api.logHead());
    expect(isSigned(logHeadText(after), after)).toBe(true);
    expect(after.size).toBe(before.size + 2);
    const { proof } = given(await api.logConsistency({ query: { from: before.size, to: after.size } }));
    expect(isConsistent(before, after, proof)).toBe(true);

    const { head, entries } = given(await api.matchLog({ params: { id: match } }));
    const record = given(await api.matchRecord({ params: { id: match } }));
    expect(entries.map(({ entry }) => JSON.parse(entry))).toMatchObject([
      { kind: 'start', match, commitment: record.luck?.commitment, players: players.map(({ id }) => id) },
      { kind: 'result', match, results: [{ rank: 1 }, { rank: 2 }], ratings: [{ seat: 0 }, { seat: 1 }] },
    ]);
    for (const { number, entry, proof } of entries) {
      expect(isIncluded({ leaf: hashLeaf(entry), index: number, proof }, head)).toBe(true);
    }
  });

  test('has the same key and log after a restart', async () => {
    const keys = async () => (await fetch(`${server.url}/.well-known/sesame-keys.json`)).json();
    const [before, key] = [given(await players[0].api.logHead()), await keys()];
    await server.restart();
    const after = given(await players[0].api.logHead());
    expect([after.size, after.root, after.key]).toEqual([before.size, before.root, before.key]);
    expect(await keys()).toEqual(key);
    expect(key).toMatchObject({ keys: [{ kty: 'OKP', crv: 'Ed25519', x: after.key }] });
  });
});
