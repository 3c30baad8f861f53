import { readFile } from 'node:fs/promises';
import {
  type AnyRules,
  type Fault,
  type MatchRecord,
  ok,
  parseRecord,
  prepareFor,
  type Refusal,
  type Result,
} from '@sesame/kernel';
import { gameOf } from '@sesame/registry';

export interface RecordFile {
  readonly record: MatchRecord;
  readonly rules: AnyRules;
  /** The name of the game. */
  readonly title: string;
}

const fault = (code: string, message: string): Result<never, Fault> => ({
  ok: false,
  error: { ply: 0, code, message },
});

/** Reads a record and loads the rules of its game. */
export const readRecord = async (file: string): Promise<Result<RecordFile, Fault>> => {
  const json = await readJson(file);
  if (!json.ok) return fault(json.error.code, json.error.message);
  const record = parseRecord(json.value);
  if (!record.ok) return fault(record.error.code, record.error.message);
  const game = gameOf(record.value.game);
  if (game === undefined) return fault('unknown-game', `Unknown game ${JSON.stringify(record.value.game)}.`);
  const rules = await game.rules();
  await prepareFor(rules, record.value);
  return ok({ record: record.value, rules, title: game.name.en });
};

const readJson = async (file: string): Promise<Result<unknown, Refusal>> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return { ok: false, error: { code: 'unreadable', message: 'The file cannot be read.' } };
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return { ok: false, error: { code: 'no-json', message: 'The file is not valid JSON.' } };
  }
};
