import { setImmediate as breathe } from 'node:timers/promises';
import type { MatchFilter } from '@sesame/protocol';
import { recordFor } from '../../community/accounts/export.ts';
import type { House } from '../../services.ts';
import type { Place } from '../../store/repositories/profiles.ts';

const AT_ONCE = 50;

/** The records of a player's matches that are over, the newest first, a line each. Others come to speak in between. */
export async function* makeRecordLines(house: House, player: string, filter: MatchFilter): AsyncGenerator<string> {
  let before: Place | undefined;
  do {
    const page = { limit: AT_ONCE, ...(before !== undefined && { before }) };
    const found = await house.store.profiles.matches(player, filter, page);
    for (const { match } of found) {
      const record = await recordFor(house, match, 'spectator');
      if (record !== undefined) yield `${JSON.stringify(record)}\n`;
      await breathe();
    }
    const last = found.at(AT_ONCE - 1)?.match;
    before = last && { endedAt: last.endedAt ?? 0, match: last.id };
  } while (before !== undefined);
}
