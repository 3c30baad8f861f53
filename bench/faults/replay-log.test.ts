import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type MatchRecord, parseOptions, seatsOf } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import { gameOf } from '@sesame/registry';
import { expect, test } from 'vitest';
import { loadMatch } from '../../packages/server/match/load-match.ts';
import { digestOf } from './ledger.ts';
import { replayLog } from './replay-log.ts';
import type { MatchRows } from './store-contents.ts';

const GAMES = new URL('../../packages/games/', import.meta.url).pathname;
const RECORDS = globSync(`${GAMES}*/tests/golden/{apart*,negotiator-2,untimed-3,live-2}.json`).filter(
  (file) => !file.endsWith('.views.json'),
);

/** A golden record as rows of a store. */
const readMatch = async (file: string) => {
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  const rules = await gameOf(record.game)?.rules();
  const options = rules && parseOptions<MatchRecord['options']>(rules.options, record.options);
  if (rules === undefined || !options?.ok) throw new Error(`no rules for ${file}`);
  const rows = record.inputs.map((input, i) => ({ ...input, seq: i + 1 }));
  const stored = {
    id: 'm',
    game: record.game,
    rules: record.rules,
    options: options.value,
    pace: { kind: 'none', perMove: 0, bank: 0 },
    seats: record.seats.map((name) => ({ name })),
    secret: '00',
    contributions: record.seats.map(() => ''),
  };
  return { rules, match: { stored, rows } as unknown as MatchRows };
};
const isAboutViews = (violation: string) => violation.includes('different view');

test.each(RECORDS.map((file) => [basename(file, '.json'), file] as const))(
  'every seat of %s has the sequence that the server counts, and its views in it',
  async (_, file) => {
    const { rules, match } = await readMatch(file);
    const { stored, rows } = match;
    const seats = seatsOf(stored.seats.length);
    const seen = new Map(seats.map((seat) => [seat, { views: new Map<number, string>(), lastSeq: 0 }]));
    for (let count = 0; count <= rows.length; count++) {
      const { committed } = loadMatch(stored, rules, rows.slice(0, count));
      for (const seat of seats)
        seen.get(seat)?.views.set(seqFor(committed, seat), digestOf(rules.view(committed.state, seat)));
    }
    const { knownRows, violations } = replayLog(rules, match, seen);
    const { committed } = loadMatch(stored, rules, rows);
    expect(knownRows).toEqual(seats.map((seat) => seqFor(committed, seat)));
    expect(violations.filter(isAboutViews)).toEqual([]);
    seen.get(0)?.views.set(1, 'wrong');
    expect(replayLog(rules, match, seen).violations.filter(isAboutViews)).not.toEqual([]);
  },
);
