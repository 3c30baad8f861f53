import { type AnyRules, type MatchRecord, ok, parseOptions, parseRecord, type Result, refuse } from '@sesame/kernel';
import type { Session } from './session.ts';

/** A session as a record that `sesame replay` and the site open. */
export const makeRecord = (
  rules: AnyRules,
  { seats, options, inputs }: Session,
  end: { state: unknown },
): MatchRecord => {
  const parsed = parseOptions(rules.options, options);
  const outcome = rules.outcome(end.state);
  return {
    sesame: 1,
    game: rules.id,
    rules: rules.version,
    options: (parsed.ok ? parsed.value : options) as MatchRecord['options'],
    seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
    inputs,
    ...(outcome && { outcome }),
  };
};

/** The session of a record file, at its end. */
export const sessionOfRecord = (rules: AnyRules, text: string, seed: string): Result<Session> => {
  const json = readJson(text);
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  if (!record.ok) return record;
  const { game, options, seats, inputs } = record.value;
  if (game !== rules.id) return refuse('wrong-game', `This is a record of ${game}. Choose that game first.`);
  return ok({ game, seats: seats.length, options, seed, inputs, ply: inputs.length });
};

/** JSON that somebody wrote or chose. */
export const readJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return refuse('json', `This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};
