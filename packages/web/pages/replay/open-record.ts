import {
  type AnyRules,
  type Fault,
  type MatchRecord,
  parseRecord,
  prepareFor,
  type Replay,
  type Result,
  replay,
} from '@sesame/kernel';
import type { GameEntry } from '@sesame/ui';
import { gameOf, loadRules } from '../../data/games.ts';
import type { Texts } from '../../locales/en.ts';
import { type RecordNotes, readNotes } from './annotations/record-notes.ts';

/** A record that replayed without a fault. */
export interface OpenRecord {
  readonly record: MatchRecord;
  readonly game: GameEntry;
  readonly rules: AnyRules;
  readonly replay: Replay<unknown, unknown, unknown>;
  /** Notes that came with a file. */
  readonly notes?: RecordNotes;
}

const fault = (ply: number, code: string, message: string): { readonly ok: false; readonly error: Fault } => ({
  ok: false,
  error: { ply, code, message },
});

/** Parses and replays a record from any source. A fault has the ply and the reason. */
export const openRecord = async (json: unknown, { replay: say }: Texts): Promise<Result<OpenRecord, Fault>> => {
  const record = parseRecord(json);
  if (!record.ok) return fault(0, record.error.code, record.error.message);
  const game = gameOf(record.value.game);
  if (game === undefined) return fault(0, 'no-game', say.noGame(record.value.game));
  const rules = await loadRules(game);
  await prepareFor(rules, record.value);
  const replayed = replay(rules, record.value);
  if (!replayed.ok) return replayed;
  const notes = readNotes(json, record.value);
  return { ok: true, value: { record: record.value, game, rules, replay: replayed.value, ...(notes && { notes }) } };
};

/** Parses and replays the text of a record file. */
export const openRecordText = async (text: string, texts: Texts): Promise<Result<OpenRecord, Fault>> => {
  try {
    return await openRecord(JSON.parse(text), texts);
  } catch (error) {
    if (error instanceof SyntaxError) return fault(0, 'not-json', texts.replay.notJson);
    throw error;
  }
};
