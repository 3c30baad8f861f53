import { makeRng, parseOptions } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { playHeadless } from '@sesame/simulator';
import type { BenchRow, BenchSize } from '../benches.ts';

/** Random matches of every game with the fewest and the most seats, without a server. */
export const benchRules = async ({ seconds }: BenchSize): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const game of GAMES) {
    const rules = await game.rules();
    const options = parseOptions(rules.options, {});
    if (!options.ok) throw new Error(`${game.id}: the default options are refused`);
    await rules.prepare?.(options.value);
    for (const seats of new Set([rules.seats.min, rules.seats.max])) {
      const rng = makeRng('bench');
      const choose = (state: unknown, seat: number) => ({ move: rules.sample(state, seat, rng) });
      const started = performance.now();
      let [matches, inputs] = [0, 0];
      while (performance.now() - started < seconds * 1_000) {
        const played = playHeadless(rules, { seats, options: options.value, seed: `bench ${matches}`, choose });
        if (!played.ok) throw new Error(`${game.id}: ${played.error.message}`);
        inputs += played.value.inputs.length;
        matches += 1;
      }
      const passed = (performance.now() - started) / 1_000;
      rows.push({ game: game.id, seats, matches, inputs, 'inputs/s': Math.round(inputs / passed) });
    }
  }
  return rows;
};
