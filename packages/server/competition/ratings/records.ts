import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { MatchFilter } from '@sesame/protocol';
import { recordFor, type StoredRecordDeps } from '../../match/stored-record.ts';
import type { PageCursor } from '../../store/repositories/profiles.ts';
import type { Store } from '../../store/store.ts';

const BATCH_SIZE = 50;

/** Records of a player's ended matches, newest first, one JSON line per match. Yields to the event loop in between. */
export async function* makeRecordLines(
  deps: StoredRecordDeps & { readonly store: Pick<Store, 'profiles'> },
  player: string,
  { viewer, ...filter }: MatchFilter & { readonly viewer: string },
): AsyncGenerator<string> {
  let before: PageCursor | undefined;
  do {
    const page = { viewer, limit: BATCH_SIZE, ...(before !== undefined && { before }) };
    const found = await deps.store.profiles.matches(player, filter, page);
    for (const { match } of found) {
      const record = await recordFor(deps, match, 'spectator');
      if (record !== undefined) yield `${JSON.stringify(record)}\n`;
      await yieldToEventLoop();
    }
    const last = found.at(BATCH_SIZE - 1)?.match;
    before = last && { endedAt: last.endedAt ?? 0, match: last.id };
  } while (before !== undefined);
}
