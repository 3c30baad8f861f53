import { readFileSync } from 'node:fs';
import { type MatchRecord, parseOptions, priorByTimes } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../../lib/games.ts';
import type { LogRow, StoredMatch } from '../../store/store.ts';
import { readTimes } from './race-times.ts';

const games = await loadGames();
const RECORD = new URL('../../../games/crazy-mix/tests/golden/apart-three.json', import.meta.url);
const record: MatchRecord = JSON.parse(readFileSync(RECORD, 'utf8'));

const rules = games.rulesOf('crazy-mix');
if (rules === undefined) throw new Error('no rules');
const options = parseOptions(rules.options, record.options);

const MATCH: StoredMatch = {
  id: 'm',
  table: 't',
  game: 'crazy-mix',
  rules: rules.version,
  options: (options.ok ? options.value : {}) as StoredMatch['options'],
  pace: { kind: 'correspondence', perMove: 86_400, bank: 0 },
  rated: false,
  seats: ['ann', 'bo', 'cleo'].map((player) => ({ name: player, player })),
  secret: '00',
  contributions: [],
  epoch: 0,
  startedAt: 0,
};
const rows: readonly LogRow[] = record.inputs.map((input, index) => ({ seq: index + 1, ...input }));
const log = { read: async () => rows, append: async () => true, lengths: async () => new Map<string, number>() };

const timesOf = async (player: string, matches: readonly StoredMatch[]) => {
  const pace = await games.paceOf('crazy-mix');
  if (pace === undefined) throw new Error('Crazy Mix has races');
  return { pace, times: await readTimes({ store: { log }, games }, pace, { player, matches }) };
};

test('the times of a player are those of their seat', async () => {
  const [ann, bo] = [await timesOf('ann', [MATCH]), await timesOf('bo', [MATCH])];
  expect(ann.times[0]).toEqual({ ms: 2_933, isAtLeast: false });
  expect(bo.times[0]).toEqual({ ms: 2_332, isAtLeast: false });
});

test('a player whose times are known is expected to be as strong as the bots with such times', async () => {
  const cast = games.list().find(({ id }) => id === 'crazy-mix')?.bots ?? [];
  const { pace, times } = await timesOf('ann', [MATCH]);
  const [weakest, strongest] = [cast[0]?.rating?.rating ?? 0, cast.at(-1)?.rating?.rating ?? 0];
  expect(priorByTimes(pace, cast, []).rating).toBe(weakest);
  expect(priorByTimes(pace, cast, times).rating).toBeGreaterThan((weakest + strongest) / 2);
});

test('only the latest matches count, and none with other rules', async () => {
  const once = (await timesOf('ann', [MATCH])).times.length;
  expect((await timesOf('ann', Array(9).fill(MATCH))).times).toHaveLength(5 * once);
  expect((await timesOf('ann', [{ ...MATCH, rules: MATCH.rules + 1 }])).times).toEqual([]);
});
