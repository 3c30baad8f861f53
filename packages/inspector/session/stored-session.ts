import { ok, parse, type Result } from '@sesame/kernel';
import type { Session } from './session.ts';

const anything: parse.Parse<unknown> = (json) => ok(json);
const options: parse.Parse<Readonly<Record<string, unknown>>> = (json, path) =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? ok(json as Readonly<Record<string, unknown>>)
    : parse.object({})(json, path);

const session = parse.object({
  game: parse.text(100),
  seats: parse.whole(1, 16),
  options,
  seed: parse.text(200),
  inputs: parse.list(anything, { max: 1_000_000 }),
  ply: parse.whole(0, 1_000_000),
});

/** A session as it was kept before the page was reloaded. Its inputs are checked when they are replayed. */
export const parseSession = (text: string): Result<Session> => {
  const parsed = session(JSON.parse(text));
  return parsed.ok ? ok(parsed.value as Session) : parsed;
};
