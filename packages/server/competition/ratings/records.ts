import { setImmediate as breathe } from 'node:timers/promises';
import type { MatchFilter } from '@sesame/protocol';
import { recordFor, type StoredRecordDeps } from '../../match/stored-record.ts';
import type { PageCursor } from '../../store/repositories/profiles.ts';
import type { Store } from '../../store/store.ts';

const BATCH_SIZE = 50;

/** The records of a player's matches that are over, the newest first, a line each. Others come to speak in between. */
export async function* makeRecordLines(
  deps: StoredRecordDeps & { readonly store: Pick<Store, 'profiles'> },
  player: string,
  filter: MatchFilter,
): AsyncGenerator<string> {
  let before: PageCursor | undefined;
  do {
    const page = { limit: BATCH_SIZE, ...(before !== undefined && { before }) };
    const found = await deps.store.profiles.matches(player, filter, page);
    for (const { match } of found) {
      const record = await recordFor(deps, match, 'spectator');
      if (record !== undefined) yield `${JSON.stringify(record)}\n`;
      await breathe();
    }
    const last = found.at(BATCH_SIZE - 1)?.match;
    before = last && { endedAt: last.endedAt ?? 0, match: last.id };
  } while (before !== undefined);
}
