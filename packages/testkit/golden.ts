import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRules, eventsFor, type MatchRecord, parseRecord, replay, viewersOf } from '@sesame/kernel';
import { recordOf } from './match-check.ts';
import type { RandomMatch } from './random-match.ts';

/** The names of the records in a folder. Beside each is a file with digests of all views. */
export const goldenNames = (folder: string): readonly string[] =>
  globSync('*.json', { cwd: folder })
    .filter((name) => !name.endsWith('.views.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

/** What is wrong with a golden record: it must replay, reach its outcome and show every viewer the same as before. */
export const goldenFlaw = (rules: AnyRules, folder: string, name: string): string | undefined => {
  const record = parseRecord(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  if (!record.ok) return record.error.message;
  if (record.value.game !== rules.id) return `a record of ${record.value.game}`;
  const replayed = replay(rules, record.value);
  if (!replayed.ok) return `ply ${replayed.error.ply}: ${replayed.error.code}, ${replayed.error.message}`;
  if (JSON.stringify(replayed.value.outcome) !== JSON.stringify(record.value.outcome)) {
    return `recorded outcome ${JSON.stringify(record.value.outcome)}, replayed ${JSON.stringify(replayed.value.outcome)}`;
  }
  const beside = join(folder, `${name}.views.json`);
  if (!existsSync(beside)) return 'no view digests: run once with SESAME_GOLDEN=write';
  const written: ViewDigests = JSON.parse(readFileSync(beside, 'utf8'));
  return firstDifference(written, viewDigests(rules, record.value));
};

/** For every ply and viewer, a digest of the view and the events. */
type ViewDigests = readonly Readonly<Record<string, string>>[];

const viewDigests = (rules: AnyRules, record: MatchRecord): ViewDigests => {
  const replayed = replay(rules, record);
  const viewers = viewersOf(record.seats.length);
  return (replayed.ok ? replayed.value.positions : []).map(({ state, events }) =>
    Object.fromEntries(
      viewers.map((viewer) => [viewer, digest([rules.view(state, viewer), eventsFor(events, viewer)])]),
    ),
  );
};

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const firstDifference = (written: ViewDigests, seen: ViewDigests): string | undefined => {
  if (written.length !== seen.length) return `${written.length - 1} plies expected, ${seen.length - 1} found`;
  for (const [ply, sights] of seen.entries()) {
    const viewer = Object.keys(sights).find((one) => sights[one] !== written[ply]?.[one]);
    if (viewer !== undefined) return `ply ${ply}: the view or events of viewer ${viewer} have changed`;
  }
  return undefined;
};

/** Number of random matches that become the first records. */
const INITIAL_RECORDS = 6;

/** Writes the view digests of all records. An empty folder first gets records of random matches. */
export const writeGolden = (rules: AnyRules, folder: string, matches: readonly RandomMatch[]): void => {
  mkdirSync(folder, { recursive: true });
  if (goldenNames(folder).length === 0) {
    for (const [index, match] of matches.slice(0, INITIAL_RECORDS).entries()) {
      const record = { ...recordOf(rules, match), ...(match.outcome && { outcome: match.outcome }) };
      writeFileSync(join(folder, `random-${index + 1}.json`), `${JSON.stringify(record)}\n`);
    }
  }
  for (const name of goldenNames(folder)) {
    const record = parseRecord(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    if (!record.ok) continue;
    const lines = viewDigests(rules, record.value).map((sights) => JSON.stringify(sights));
    writeFileSync(join(folder, `${name}.views.json`), `[\n${lines.join(',\n')}\n]\n`);
  }
};
