import { type MatchRecord, parseRecord, type Result, refuse } from '@sesame/kernel';
import type { Branch } from '@sesame/protocol';
import { isOver } from '../../match/live-match.ts';
import type { Matches } from '../../match/matches.ts';
import { makeRecord } from '../../match/record.ts';
import type { Store } from '../../store/store.ts';

/** The record to branch from: an uploaded one, or that of an ended match. */
export const findRecord = async (
  { matches, store }: { readonly matches: Pick<Matches, 'find'>; readonly store: Pick<Store, 'log'> },
  { match: id, record }: Pick<Branch, 'match' | 'record'>,
): Promise<Result<MatchRecord>> => {
  if (id === undefined) return parseRecord(record);
  const match = await matches.find(id);
  if (match === undefined) return refuse('no-match', 'Match not found.');
  // The record of a running match would reveal hidden information.
  if (!isOver(match)) return refuse('running', 'This match is not over yet.');
  return { ok: true, value: makeRecord(match, await store.log.read(id), 'spectator') };
};
