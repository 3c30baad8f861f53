import { ok, type Result } from '@sesame/kernel';
import type { Wish } from './match-plans.ts';

/** Opens a table and fills it, each through a door of their own. Undefined: it did not begin, as far as one can tell. */
export const beginMatch = async ({
  game,
  people: [host, ...guests],
  bots,
  pace,
}: Omit<Wish, 'tempo'>): Promise<Result<string | undefined>> => {
  const opened = await host.api().openTable({ body: { game: game.id, seats: 1 + guests.length + bots, pace } });
  if (!opened.ok) return opened;
  const { id } = opened.value;
  for (let n = 0; n < bots; n++) {
    const seated = await host.api().seatBot({ params: { id }, body: { bot: game.bot.id } });
    if (!seated.ok || seated.value.match !== undefined) return seated.ok ? ok(seated.value.match) : seated;
  }
  for (const guest of guests) {
    const sat = await guest.api().sit({ params: { id } });
    if (!sat.ok || sat.value.match !== undefined) return sat.ok ? ok(sat.value.match) : sat;
  }
  return ok(undefined);
};
