import { HIGH_CARD, writeHostileGame } from '@sesame/game-loader/testing';
import { GAME_FAILED_NOTE } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, watching } from './test-server.ts';

/**
 * Each trap is a number of rounds that the checks at the start do not play. Those that hold up the server come last: a game
 * is switched off at the third time within a minute, and on a busy machine an honest call may count as well.
 */
const TRAPS = {
  'throws at a move': [2, 'apply', "if (first.by === 1) throw new Error('no');"],
  'answers nonsense to a move': [6, 'apply', "if (first.by === 1) return 'no';"],
  'throws for a view': [7, 'view', "if (first === 1 && state.chosen[0] !== null) throw new Error('no');"],
  'throws at a deal': [8, 'draw', "if (state.played > 0) throw new Error('no');"],
  'fills the memory at a move': [5, 'apply', 'if (first.by === 1) for (const all = []; ; ) all.push({});'],
  'loops at a move': [4, 'apply', 'if (first.by === 1) for (;;) {}'],
} as const satisfies Readonly<Record<string, readonly [number, string, string]>>;

/** The same, for the opening of a match. */
const OPENING_TRAPS = {
  'throws at setup': 2,
  'throws at the first deal': 5,
  'refuses its own deal': 6,
  'deals for ever': 7,
  'loops at setup': 4,
} as const;
const OPENING_RULES = `
  setup: (seats, options) => {
    if (options.rounds === 2) throw new Error('no');
    if (options.rounds === 4) for (;;) {}
    return rules.setup(seats, options);
  },
  draw: (state, rng) => {
    if (state.rounds === 5) throw new Error('no');
    return rules.draw(state, rng);
  },
  apply: (state, input) => {
    if (state.rounds === 6) return { ok: false, error: { code: 'no', message: 'No.' } };
    if (state.rounds === 7) return { ok: true, value: { state, events: [] } };
    return rules.apply(state, input);
  }`;

const trapsOf = (name: string): string =>
  `${name}: (state, first, ...rest) => {
    ${Object.values(TRAPS)
      .map(([rounds, of, work]) => (of === name ? `if (state.rounds === ${rounds}) { ${work} }` : ''))
      .join('\n')}
    return rules.${name}(state, first, ...rest);
  }`;

let server: TestServer;
beforeAll(async () => {
  const rules = ['apply', 'view', 'draw'].map(trapsOf).join(',\n');
  const hostile = writeHostileGame({ rules, play: "throw new Error('no idea');" });
  const leaking = writeHostileGame({
    name: 'leaking',
    rules: 'view: (state, viewer) => ({ ...rules.view(state, viewer), state })',
  });
  const unready = writeHostileGame({ name: 'unready', rules: OPENING_RULES });
  server = await openTestServer({ games: [HIGH_CARD, hostile, leaking, unready] });
});
afterAll(() => server.close());

const gamesOf = async (): Promise<readonly { id: string; bots: { id: string }[] }[]> =>
  (await fetch(`${server.url}/api/games`)).json();

interface View {
  readonly may: readonly number[];
  readonly scores: readonly number[];
}
const mayOf = (view: unknown) => (view as View).may;

/** Two people at a table of this game; the options make hostile games fail. */
const startMatch = async (game: string, options: Readonly<Record<string, number>> = {}) => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const table = await ann.api.openTable({ body: { game, seats: 2, options } });
  if (!table.ok) throw new Error(table.error.message);
  const sat = await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
  if (!sat.ok || sat.value.match === undefined)
    throw new Error(`the match did not begin: ${JSON.stringify(sat.ok ? sat.value : sat.error)}`);
  const id = sat.value.match;
  return { id, ann, bo, eyes: [watching(ann, id), watching(bo, id)] as const };
};

test('a game from outside is listed, and played to its end by two people', async () => {
  expect((await gamesOf()).find(({ id }) => id === 'high-card')?.bots).toHaveLength(2);
  const { id, ann, eyes } = await startMatch('high-card', { rounds: 2 });
  for (let round = 0; round < 2; round++) {
    for (const own of eyes) {
      const { view } = await own.until(({ view }) => mayOf(view).length > 0);
      await own.play({ type: 'play', card: Math.max(...mayOf(view)) });
    }
  }
  const { outcome } = await eyes[0].until(({ outcome }) => outcome !== undefined);
  expect(outcome?.ranks).toHaveLength(2);
  const record = await ann.api.matchRecord({ params: { id } });
  expect(record).toMatchObject({ ok: true, value: { game: 'high-card', outcome: { ranks: outcome?.ranks } } });
});

/** A match of one round against a bot, to its end. */
const playBot = async (game: string, bot: string) => {
  const ann = await server.enter();
  const started = await ann.api.playBots({ body: { game, bots: [bot], options: { rounds: 1 } } });
  if (!started.ok) throw new Error(started.error.message);
  const eyes = watching(ann, started.value.id);
  const { view } = await eyes.until(({ view }) => mayOf(view).length > 0);
  await eyes.play({ type: 'play', card: mayOf(view)[0] });
  await eyes.until(({ outcome }) => outcome !== undefined);
};

test.each(['high', 'your-level'])('a game from outside is played against its bot %s', async (bot) => {
  await playBot('high-card', bot);
});

test('a game that fails its checks is left out, and the server starts without it', async () => {
  const ids = (await gamesOf()).map(({ id }) => id);
  expect(ids).toContain('high-card');
  expect(ids).not.toContain('leaking');
  const ann = await server.enter();
  const opened = await ann.api.openTable({ body: { game: 'leaking', seats: 2 } });
  expect(opened).toMatchObject({ error: { code: 'no-game' } });
});

test('a bot that throws plays the fallback instead', async () => {
  await playBot('hostile', 'high');
});

test.each(Object.entries(TRAPS))(
  'a match of a game that %s is ended without a result, and others go on',
  async (_, [rounds]) => {
    const other = await startMatch('high-card', { rounds: 1 });
    const { id, ann, eyes } = await startMatch('hostile', { rounds });
    for (const own of eyes) {
      const { view } = await own.until(({ view, aborted }) => aborted !== undefined || mayOf(view).length > 0);
      await own.play({ type: 'play', card: mayOf(view)[0] }).catch(() => {});
    }
    for (const own of eyes) await own.until(({ aborted }) => aborted === GAME_FAILED_NOTE);
    expect(await ann.api.matches({ query: { which: 'running' } })).toEqual({ ok: true, value: [] });
    expect(await ann.api.matchRatings({ params: { id } })).toEqual({ ok: true, value: [] });
    for (const own of other.eyes) {
      const { view } = await own.until(({ view }) => mayOf(view).length > 0);
      await own.play({ type: 'play', card: mayOf(view)[0] });
    }
    await other.eyes[0].until(({ outcome }) => outcome !== undefined);
  },
);

test.each(Object.entries(OPENING_TRAPS))(
  'a match of a game that %s begins, and is ended without a result',
  async (_, rounds) => {
    const { eyes } = await startMatch('unready', { rounds });
    for (const own of eyes) await own.until(({ aborted }) => aborted === GAME_FAILED_NOTE);
    await playBot('high-card', 'high');
  },
);
