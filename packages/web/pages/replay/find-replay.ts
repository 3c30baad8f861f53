import { type Fault, ok, type Refusal, type Result } from '@sesame/kernel';
import type { MatchSeat, MatchSummary } from '@sesame/protocol';
import { findMatch, findRecord } from '../../data/match-source.ts';
import type { Texts } from '../../locales/en.ts';
import { type OpenRecord, openRecord } from './open-record.ts';

/** The replay of a match on this server, or in this browser. */
export interface FoundRecord extends OpenRecord {
  /** The current player's seat. */
  readonly you: number | undefined;
  readonly seats: readonly MatchSeat[];
  readonly table: MatchSummary['table'];
}

export const findReplay = async (id: string, texts: Texts): Promise<Result<FoundRecord>> => {
  const [match, record] = await Promise.all([findMatch(id), findRecord(id)]);
  if (!match.ok) return match;
  if (!record.ok) return record;
  // The server reveals the luck of finished matches only.
  if (record.value.luck === undefined) return { ok: false, error: { code: 'running', message: texts.replay.notYet } };
  const opened = await openRecord(record.value, texts);
  if (!opened.ok) return { ok: false, error: faultRefusal(opened.error, texts) };
  const { you, seats, table } = match.value;
  return ok({ ...opened.value, you: you ?? undefined, seats, table });
};

const faultRefusal = ({ ply, message }: Fault, texts: Texts): Refusal => ({
  code: 'fault',
  message: texts.replay.fault(ply, message),
});
