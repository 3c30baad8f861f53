import { type AnyRules, type MatchRecord, ok, prepareFor, type Result, refuse, replay } from '@sesame/kernel';
import { MAX_RECORD_INPUTS } from '@sesame/protocol';
import type { LogRow } from '../../store/store.ts';

/** The first inputs of a record as log rows. Each is replayed through the rules, as records are untrusted. */
export const rowsFromRecord = async (
  rules: AnyRules,
  record: MatchRecord,
  ply: number,
): Promise<Result<readonly LogRow[]>> => {
  if (ply > record.inputs.length) return refuse('no-ply', 'This record has fewer moves.');
  // Replaying keeps the server from everything else.
  if (ply > MAX_RECORD_INPUTS) return refuse('faulty-record', 'This record has too many moves.');
  const { sesame, game, rules: version, options, seats } = record;
  const prefix: MatchRecord = { sesame, game, rules: version, options, seats, inputs: record.inputs.slice(0, ply) };
  await prepareFor(rules, prefix);
  const replayed = replay(rules, prefix);
  if (!replayed.ok) {
    const { ply: at, message, code } = replayed.error;
    return at === 0
      ? refuse(code, message)
      : refuse('faulty-record', `Move ${at} of this record is invalid: ${message}`);
  }
  const { positions, outcome } = replayed.value;
  if (outcome !== undefined) return refuse('over-there', 'The match is already over at this move.');
  const inputs = positions.flatMap(({ input }) => (input === undefined ? [] : [input]));
  if (!inputs.every(({ at }) => Number.isSafeInteger(at))) {
    return refuse('faulty-record', 'The times in this record must be whole milliseconds.');
  }
  return ok(inputs.map(({ at, by, move }, i) => ({ seq: i + 1, at, by, move })));
};
