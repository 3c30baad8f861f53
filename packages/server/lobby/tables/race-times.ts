import type { AnyRacePace, SeenTime } from '@sesame/kernel';
import type { Games } from '../../lib/games.ts';
import { loadMatch } from '../../match/load-match.ts';
import type { Store, StoredMatch } from '../../store/store.ts';

/** Matches whose times tell how fast a player is today. Each is replayed for it. */
const MAX_TIMED_MATCHES = 5;

/** A player's times in the latest of these matches, newest match first. Those played by older rules tell nothing. */
export const readTimes = async (
  { store, games }: { readonly store: Pick<Store, 'log'>; readonly games: Pick<Games, 'rulesOf'> },
  pace: AnyRacePace,
  { player, matches }: { readonly player: string; readonly matches: readonly StoredMatch[] },
): Promise<readonly SeenTime[]> => {
  const times = await Promise.all(
    matches.slice(0, MAX_TIMED_MATCHES).map(async (stored) => {
      const rules = games.rulesOf(stored.game);
      if (rules?.version !== stored.rules) return [];
      await rules.prepare?.(stored.options);
      const { committed } = loadMatch(stored, rules, await store.log.read(stored.id));
      const seat = stored.seats.findIndex((one) => one.player === player);
      return pace.timesBySeat(rules.view(committed.state, seat))[seat] ?? [];
    }),
  );
  return times.flat();
};
