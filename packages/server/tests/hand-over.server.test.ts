import {
  commitmentOf,
  committedRng,
  type MatchRecord,
  parseOptions,
  play,
  recommendedOptions,
  verify,
} from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import { answerQuestion } from '@sesame/registry/bot-question';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;
const makeLocalId = () => `local-${(++count).toString(16).padStart(32, '0')}`;

/** Plays a match of Crack the Code between a "player" and a bot, as a browser without a network does. */
const playOffline = async (secret: string): Promise<MatchRecord> => {
  const rules = await gameOf('crack-the-code')?.rules();
  if (rules === undefined) throw new Error('no rules');
  const options = parseOptions(rules.options, recommendedOptions(rules.options));
  if (!options.ok) throw new Error(options.error.message);
  const luck = { commitment: commitmentOf(secret), secret, contributions: [secret, ''] };
  const inputs: MatchRecord['inputs'][number][] = [];
  let state = rules.setup(2, options.value);
  let deals = 0;
  while (rules.outcome(state) === undefined) {
    const { chance, seats } = rules.awaits(state);
    const by = chance === true ? 'chance' : (seats[0] ?? 0);
    const question = { game: 'crack-the-code', options: options.value, bot: 'random', seat: Number(by), budget: 10 };
    const answer =
      by === 'chance'
        ? { move: rules.draw(state, committedRng(luck, deals++)) }
        : await answerQuestion({ ...question, view: rules.view(state, Number(by)), seed: `${inputs.length}` });
    if ('error' in answer) throw new Error(answer.error);
    const input = { at: inputs.length * 1_000, by, move: answer.move } as const;
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(step.error.message);
    state = step.value.state;
    inputs.push(input);
  }
  const outcome = rules.outcome(state);
  return {
    sesame: 1,
    game: 'crack-the-code',
    rules: rules.version,
    options: options.value as MatchRecord['options'],
    seats: ['Ann', 'Random'],
    inputs,
    ...(outcome !== undefined && { outcome }),
    luck,
  };
};

const SECRET = '5'.repeat(64);
const SEATS = [{}, { bot: 'random' }];

describe('handing over a match that was played offline', () => {
  test('stores it as an ended, unrated match of its player, once', async () => {
    const ann = await server.enter();
    const record = await playOffline(SECRET);
    const body = { id: makeLocalId(), startedAt: 1_000, endedAt: 60_000, seats: SEATS, record: { ...record } };
    const first = await ann.api.handOverMatch({ body });
    expect(first).toMatchObject({ ok: true, value: { id: body.id, rated: false, offline: true, you: 0 } });
    expect(await ann.api.handOverMatch({ body })).toMatchObject({ ok: true, value: { id: body.id } });

    const ended = await ann.api.matches({ query: { which: 'ended' } });
    expect(ended.ok && ended.value.map(({ id }) => id)).toEqual([body.id]);
    expect(ended.ok && ended.value[0]).toMatchObject({ startedAt: 1_000, endedAt: 60_000, outcome: record.outcome });
    const stored = await ann.api.matchRecord({ params: { id: body.id } });
    const rules = await gameOf(record.game)?.rules();
    const verdict = stored.ok && rules !== undefined ? verify(rules, stored.value) : undefined;
    expect(verdict).toMatchObject({ ok: true, value: { honest: true } });

    // It is in the player's history, as they alone see it, and in no statistics.
    const history = () => ann.api.playedMatches({ params: { id: ann.id }, query: {} });
    const idsOf = (answer: Awaited<ReturnType<typeof history>>) =>
      answer.ok ? answer.value.matches.map(({ match }) => match.id) : undefined;
    await expect.poll(async () => idsOf(await history()), { timeout: 20_000 }).toEqual([body.id]);
    const bo = await server.enter();
    expect(idsOf(await bo.api.playedMatches({ params: { id: ann.id }, query: {} }))).toEqual([]);
    const profile = await ann.api.profile({ params: { id: ann.id } });
    expect(profile.ok && [profile.value.statistics, profile.value.ratings]).toEqual([[], []]);
  });

  test('refuses what was not played by the rules', async () => {
    const ann = await server.enter();
    const record = await playOffline(SECRET);
    const offer = (forged: object, seats: readonly object[] = SEATS) =>
      ann.api.handOverMatch({
        body: { id: makeLocalId(), startedAt: 0, endedAt: 0, seats: [...seats], record: { ...record, ...forged } },
      });
    const codeOf = async (answer: ReturnType<typeof offer>) => {
      const given = await answer;
      return given.ok ? 'stored' : given.error.code;
    };
    const { inputs, luck } = record;
    expect(await codeOf(offer({ inputs: inputs.slice(0, -1), outcome: undefined }))).toBe('running');
    expect(await codeOf(offer({ inputs: [...inputs, ...inputs.slice(-1)] }))).toBe('faulty-record');
    expect(await codeOf(offer({ outcome: { ranks: [1, 2], forged: true } }))).toBe('faulty-record');
    expect(await codeOf(offer({ luck: { ...luck, secret: '6'.repeat(64) } }))).toBe('faulty-record');
    expect(await codeOf(offer({ luck: undefined }))).toBe('faulty-record');
    expect(await codeOf(offer({ branched: { ply: 3 } }))).toBe('faulty-record');
    expect(await codeOf(offer({ inputs: Array.from({ length: 3_001 }, () => 0) }))).toBe('faulty-record');
    expect(await codeOf(offer({ game: 'chess' }))).toBe('no-game');
    expect(await codeOf(offer({}, [{}, {}]))).toBe('wrong-seats');
    expect(await codeOf(offer({}, [{}, { bot: 'random' }, { bot: 'random' }]))).toBe('wrong-seats');
    expect(await codeOf(offer({}, [{}, { bot: 'nobody' }]))).toBe('no-bot');
    expect(await ann.api.matches({ query: { which: 'ended' } })).toEqual({ ok: true, value: [] });
  });

  test('takes nobody else’s id', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const body = {
      id: makeLocalId(),
      startedAt: 0,
      endedAt: 0,
      seats: SEATS,
      record: { ...(await playOffline(SECRET)) },
    };
    expect((await ann.api.handOverMatch({ body })).ok).toBe(true);
    expect(await bo.api.handOverMatch({ body })).toMatchObject({ ok: false, error: { code: 'not-seated' } });
    const foreign = await bo.api.handOverMatch({ body: { ...body, id: 'not-a-local-id' } });
    expect(foreign).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});
