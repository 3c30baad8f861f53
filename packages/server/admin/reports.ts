import type { AdminReport } from '@sesame/protocol';
import { storedChannel } from '../community/chat/channels.ts';
import type { StoredReport } from '../store/repositories/moderation.ts';
import type { Store } from '../store/store.ts';
import { makeReadNotes } from './reported-notes.ts';

/** Chat lines shown before and after a reported one. */
const CONTEXT_LINES_BEFORE = 8;
const CONTEXT_LINES_AFTER = 4;

/** Describes reports for staff: with names, the texts around the reported one, and where that was written. */
export const makeDescribeReport = (
  store: Pick<Store, 'players' | 'chat' | 'moderation' | 'tables' | 'matches' | 'annotations'>,
) => {
  const readNotes = makeReadNotes(store);
  const nameOf = async (player: string) => (await store.players.find(player))?.name ?? '';
  const readChat = (place: string, seq: number | undefined) => {
    const stored = storedChannel(place);
    return seq === undefined
      ? store.chat.read(stored, 0, CONTEXT_LINES_BEFORE + CONTEXT_LINES_AFTER)
      : store.moderation.readLines(stored, seq - CONTEXT_LINES_BEFORE, seq + CONTEXT_LINES_AFTER);
  };
  /** What was reported, with what it belongs to: a table, a match or an annotated replay. */
  const contextOf = async ({
    place,
    seq,
  }: StoredReport): Promise<Pick<AdminReport, 'table' | 'match' | 'annotation' | 'lines'>> => {
    const [kind, id] = place?.split(':') ?? [];
    if (place === undefined || id === undefined) return { lines: [] };
    if (kind === 'annotation') return readNotes(id, seq);
    const lines = [...(await readChat(place, seq))];
    if (kind === 'audience') return { match: id, lines };
    if (kind === 'talk') return { lines };
    const match = (await store.tables.find(id))?.match;
    return { table: id, ...(match !== undefined && { match }), lines };
  };
  return async (report: StoredReport): Promise<AdminReport> => {
    const { id, at, by, about, reason, words, place, seq, dealtAt } = report;
    const [byName, aboutName, context] = await Promise.all([
      by === undefined ? undefined : nameOf(by),
      nameOf(about),
      contextOf(report),
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
      ...context,
      ...(dealtAt !== undefined && { dealtAt }),
    };
  };
};
