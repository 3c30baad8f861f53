import { sameJson } from '@sesame/kernel';
import { type Games, loadGames } from '../../lib/games.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import { loadMatch } from '../../match/load-match.ts';
import { nextDeadline } from '../../match/next-deadline.ts';
import type { ReadOnlyStore } from '../../store/open-read-only.ts';
import { type Finding, fault, fine, warn } from './finding.ts';

/** Matches named in the report; the others are counted. */
const MAX_NAMED = 5;
/** A running server handles deadlines within a second or two. */
const MAX_OVERDUE_MS = 60_000;
/** A younger heartbeat is that of a running server. */
const HEARTBEAT_MAX_AGE_MS = 5_000;

/** Replays the log of every match through the rules, and looks at ends and deadlines. */
export const checkMatches = async (store: ReadOnlyStore): Promise<readonly Finding[]> => {
  const games = await loadGames();
  const ids = await store.matchIds();
  const isServed = Date.now() - Number((await store.keyValues.get('alive_at')) ?? 0) < HEARTBEAT_MAX_AGE_MS;
  const wrong: string[] = [];
  const untimed: string[] = [];
  const late: string[] = [];
  for (const id of ids) {
    const check = () => checkMatch({ store, games, isServed }, id);
    // A running server may write between two reads: what is wrong twice is wrong.
    const found = isSound(await check()) ? SOUND : await check();
    if (found.wrong !== undefined) wrong.push(`${id} (${found.wrong})`);
    if (found.deadline === 'missing') untimed.push(id);
    if (found.deadline === 'late') late.push(id);
  }
  return [
    wrong.length === 0
      ? fine('matches', `all ${ids.length} logs replay`)
      : fault('matches', `${wrong.length} of ${ids.length} do not replay: ${name(wrong)}`, RESTORE_ADVICE),
    untimed.length + late.length === 0
      ? fine('deadlines', 'every match that waits for time or a bot has one')
      : fault('deadlines', describeDeadlines(untimed, late), 'Restart the server; it then looks at every deadline.'),
  ];
};

const RESTORE_ADVICE = 'The other matches go on. To get these back, restore a backup with sesame restore.';

const name = (items: readonly string[]): string => {
  const rest = items.length - MAX_NAMED;
  return `${items.slice(0, MAX_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

const describeDeadlines = (untimed: readonly string[], late: readonly string[]): string =>
  [
    ...(untimed.length > 0 ? [`${untimed.length} missing: ${name(untimed)}`] : []),
    ...(late.length > 0 ? [`${late.length} overdue although a server is running: ${name(late)}`] : []),
  ].join('; ');

interface MatchFindings {
  readonly wrong?: string;
  readonly deadline?: 'missing' | 'late';
}

const SOUND: MatchFindings = {};
const isSound = ({ wrong, deadline }: MatchFindings): boolean => wrong === undefined && deadline === undefined;

interface MatchCheck {
  readonly store: ReadOnlyStore;
  readonly games: Games;
  readonly isServed: boolean;
}

const checkMatch = async ({ store, games, isServed }: MatchCheck, id: string): Promise<MatchFindings> => {
  const stored = await store.matches.find(id);
  if (stored === undefined) return SOUND;
  const rules = games.rulesOf(stored.game);
  if (rules === undefined)
    return { wrong: `unknown game ${stored.game}; if it is from outside, say where with --games` };
  await rules.prepare?.(stored.options);
  const rows = await store.log.read(id);
  const gap = rows.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) return { wrong: `input ${gap + 1} is missing` };
  let match: LiveMatch;
  try {
    match = loadMatch(stored, rules, rows);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
  if (stored.aborted !== undefined) return SOUND;
  const { outcome } = match.committed;
  if ((outcome !== undefined) !== (stored.endedAt !== undefined)) return { wrong: 'its end is not that of its log' };
  if (outcome !== undefined) {
    return sameJson(stored.outcome ?? null, toJson(outcome)) ? SOUND : { wrong: 'its outcome is not that of its log' };
  }
  const dueAt = await store.dueAt(id);
  if (dueAt === undefined) {
    return nextDeadline(match, Date.now() - stored.epoch) === undefined ? SOUND : { deadline: 'missing' };
  }
  return isServed && dueAt < Date.now() - MAX_OVERDUE_MS ? { deadline: 'late' } : SOUND;
};

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A store that an older version wrote; its logs are read when it has been migrated. */
export const olderSchema = (version: number, latest: number): Finding =>
  warn(
    'matches',
    `not checked: schema ${version} of ${latest}`,
    'Start the server once to migrate the store, then try again.',
  );

/** A store that a newer version wrote: what its columns mean is not known here. */
export const newerSchema = (version: number, latest: number): Finding =>
  fault(
    'store',
    `written by a newer version of Sesame (schema ${version}; this one knows ${latest})`,
    'Update Sesame.',
  );
