import { makeGeneralBots } from '@sesame/general-bots';
import { makeRng, parseOptions, play } from '@sesame/kernel';
import { playRandomly } from '@sesame/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

/** Every so many plies a bot is asked. */
const EVERY_PLIES = 13;
const ITERATIONS = 4;

describe.each(GAMES.map((game) => [game.id, game] as const))('general bots in %s', (id, game) => {
  test.for([2, 3])('make legal moves at a table of %i, by what they see alone', async (seats, { skip }) => {
    const rules = await game.rules();
    const options = parseOptions(rules.options, {});
    skip(seats > rules.seats.max, 'there is no such table');
    if (!options.ok) throw new Error(options.error.message);
    await rules.prepare?.(options.value);
    const setting = { seats, options: options.value, seed: `${id} ${seats}`, maxPlies: 2_000 };
    const { positions } = playRandomly(rules, setting);
    for (const { state, ply, input } of positions.filter((position) => position.ply % EVERY_PLIES === 0)) {
      const { seats: awaited, chance } = rules.awaits(state);
      const [seat] = awaited;
      if (seat === undefined || chance === true || rules.outcome(state) !== undefined) continue;
      const hidden = rules.resample(state, seat, makeRng(`${id} ${ply}`));
      for (const bot of makeGeneralBots(rules, ITERATIONS)) {
        const moveIn = (world: unknown) =>
          bot.play(rules.view(world, seat), { seat, rng: makeRng(ply), budget: 60_000 });
        const move = moveIn(state);
        expect(play(rules, state, { at: input?.at ?? 0, by: seat, move })).toMatchObject({ ok: true });
        expect(moveIn(hidden)).toEqual(move);
      }
    }
  });
});
