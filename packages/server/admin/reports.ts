import type { AdminReport } from '@sesame/protocol';
import { storedChannel } from '../community/chat/channels.ts';
import type { StoredReport } from '../store/repositories/moderation.ts';
import type { Store } from '../store/store.ts';

/** Chat lines shown before and after a reported one. */
const CONTEXT_LINES_BEFORE = 8;
const CONTEXT_LINES_AFTER = 4;

/** Describes reports for staff: with names, the chat around the reported line, and where that was written. */
export const makeDescribeReport = (store: Pick<Store, 'players' | 'chat' | 'moderation' | 'tables' | 'matches'>) => {
  const nameOf = async (player: string) => (await store.players.find(player))?.name ?? '';
  const linesOf = async ({ place, seq }: StoredReport) => {
    if (place === undefined) return [];
    const stored = storedChannel(place);
    return seq === undefined
      ? store.chat.read(stored, 0, CONTEXT_LINES_BEFORE + CONTEXT_LINES_AFTER)
      : store.moderation.readLines(stored, seq - CONTEXT_LINES_BEFORE, seq + CONTEXT_LINES_AFTER);
  };
  /** The table and match that a chat belongs to. */
  const placeOf = async ({ place }: StoredReport): Promise<Pick<AdminReport, 'table' | 'match'>> => {
    const [kind, id] = place?.split(':') ?? [];
    if (id === undefined) return {};
    if (kind === 'audience') return { match: id };
    const match = (await store.tables.find(id))?.match;
    return { table: id, ...(match !== undefined && { match }) };
  };
  return async (report: StoredReport): Promise<AdminReport> => {
    const { id, at, by, about, reason, words, place, seq, dealtAt } = report;
    const [byName, aboutName, lines, where] = await Promise.all([
      by === undefined ? undefined : nameOf(by),
      nameOf(about),
      linesOf(report),
      placeOf(report),
    ]);
    return {
      id,
      at,
      ...(by !== undefined && byName !== undefined && { by: { id: by, name: byName } }),
      about: { id: about, name: aboutName },
      reason,
      words,
      ...(place !== undefined && { place }),
      ...(seq !== undefined && { seq }),
      ...where,
      lines: [...lines],
      ...(dealtAt !== undefined && { dealtAt }),
    };
  };
};
