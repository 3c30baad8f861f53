import { ok, type Result } from '@sesame/kernel';
import type { MatchPlan } from './match-plans.ts';

/** Opens a table and fills it, each player through their own process. Undefined if no match is known to have started. */
export const startMatch = async ({
  game,
  players: [host, ...guests],
  bots,
  pace,
}: Omit<MatchPlan, 'style'>): Promise<Result<string | undefined>> => {
  const opened = await host.api().openTable({ body: { game: game.id, seats: 1 + guests.length + bots, pace } });
  if (!opened.ok) return opened;
  const { id, terms } = opened.value;
  for (let n = 0; n < bots; n++) {
    const seated = await host.api().seatBot({ params: { id }, body: { bot: game.bot.id } });
    if (!seated.ok || seated.value.match !== undefined) return seated.ok ? ok(seated.value.match) : seated;
  }
  for (const guest of guests) {
    const joined = await guest.api().sit({ params: { id }, body: { terms } });
    if (!joined.ok || joined.value.match !== undefined) return joined.ok ? ok(joined.value.match) : joined;
  }
  return ok(undefined);
};
