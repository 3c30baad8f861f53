import { type AnyRules, below, fraction, makeRng, parseOptions, pick, play, sameJson } from '@sesame/kernel';
import type { InputRow } from '@sesame/match';
import { gameOf } from '@sesame/registry';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogRow, StoredMatch } from '../../store/store.ts';
import { STORED_DUEL } from '../stored-match.ts';
import { makeSimulatedCluster } from './simulated-cluster.ts';
import { startSimulatedPlayer } from './simulated-player.ts';
import { simulateTime } from './simulated-time.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const STEPS = 400;
const MAX_STEP_MS = 15;
const POLL_STEPS = 8;
const RECOVERY_MS = 5_000;

/** The states after every row. An undo leaves all inputs but one. */
const replay = (rules: AnyRules, { seats, options }: StoredMatch, rows: readonly LogRow[]): readonly unknown[] => {
  const start = rules.setup(seats.length, options);
  const apply = (state: unknown, row: InputRow): unknown => {
    const step = play(rules, state, row);
    if (!step.ok) throw new Error(`row ${row.seq} is refused: ${step.error.message}`);
    return step.value.state;
  };
  let inputs: readonly InputRow[] = [];
  return [
    start,
    ...rows.map((row) => {
      if (row.kind === undefined) inputs = [...inputs, row];
      if (row.kind === 'undo') inputs = inputs.filter(({ seq }) => seq !== row.undoes);
      return inputs.reduce(apply, start);
    }),
  ];
};

const prepareMatch = async (id: string, seats: number) => {
  const game = gameOf(id);
  const rules = await game?.rules();
  const [bot] = (await game?.bots()) ?? [];
  const options = rules && parseOptions(rules.options, {});
  if (rules === undefined || bot === undefined || !options?.ok) throw new Error(`${id} cannot be played`);
  const stored: StoredMatch = {
    ...STORED_DUEL,
    game: id,
    options: options.value as StoredMatch['options'],
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, player: String(seat) })),
    contributions: Array.from({ length: seats }, () => ''),
  };
  return { rules, bot, stored };
};

describe('a cluster where writes fail, messages are lost and processes die', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test.each(SEEDS.flatMap((seed) => [['crack-the-code', 2, seed] as const, ['fake-crystal', 3, seed] as const]))(
    'shows everybody the log and loses nothing: %s with %i players, seed %i',
    async (game, seats, seed) => {
      const { rules, bot, stored } = await prepareMatch(game, seats);
      const rng = makeRng(seed);
      const time = simulateTime();
      // The client waits for a random time before it reconnects.
      vi.spyOn(Math, 'random').mockImplementation(() => fraction(rng));
      const cluster = makeSimulatedCluster(stored, rules, rng);
      const players = Array.from({ length: seats }, (_, seat) =>
        startSimulatedPlayer(cluster, { seat, match: stored.id, bot, rng }),
      );
      const poll = () => {
        for (const { matches } of cluster.processes) void matches.pollForMissed().catch(() => {});
      };
      const mishaps = [
        () => pick(rng, players).disconnect(),
        () => cluster.kill(below(rng, cluster.processes.length)),
        () => pick(rng, cluster.processes).matches.evictIdle(0),
        () =>
          void pick(rng, cluster.processes)
            .matches.handleDeadline(stored.id)
            .catch(() => {}),
      ];
      for (let step = 0; step < STEPS; step++) {
        pick(rng, players).act();
        if (below(rng, 12) === 0) pick(rng, mishaps)();
        if (step % POLL_STEPS === 0) poll();
        await time.pass(below(rng, MAX_STEP_MS));
      }
      cluster.heal();
      for (let passed = 0; passed < RECOVERY_MS; passed += 100) {
        poll();
        await time.pass(100);
      }
      const { rows } = cluster;
      const states = replay(rules, stored, rows);
      for (const { seat, shown, acknowledged, state, leave } of players) {
        const wrong = shown.filter(
          ({ seq, view }) => !sameJson(JSON.parse(JSON.stringify(rules.view(states[seq], seat))), view),
        );
        expect(
          wrong.map(({ seq }) => seq),
          `rows shown wrongly to seat ${seat}`,
        ).toEqual([]);
        expect(state()?.seq, `what seat ${seat} has seen`).toBe(rows.length);
        for (const key of acknowledged)
          expect(
            rows.filter((row) => row.kind !== 'end' && row.by === seat && row.key === key).length,
            `move ${key}`,
          ).toBe(1);
        expect(acknowledged.length).toBeGreaterThan(0);
        leave();
      }
    },
  );
});
