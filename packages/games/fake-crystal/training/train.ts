import { writeFileSync } from 'node:fs';
import { makeRng } from '@sesame/kernel';
import { roundsOf } from '../rules/turns.ts';
import { ALL_CREDITS } from './market.ts';
import { trainRound } from './train-round.ts';

/*
 * Writes bots/purse-leads.json: by rounds to go and own credits, the lead in points that a purse is worth between two
 * players who have 70 credits together. Worked out backwards from the end, where a credit is a point.
 *
 *   npx node packages/games/fake-crystal/training/train.ts
 */

const SAMPLES = 2_000;
const TABLE = new URL('../bots/purse-leads.json', import.meta.url);

const rng = makeRng('market');
const table: (readonly number[])[] = [Array.from({ length: ALL_CREDITS + 1 }, (_, purse) => 2 * purse - ALL_CREDITS)];
for (let round = 1; round < roundsOf(2); round++) {
  table.push(trainRound(table[round - 1] ?? [], { rng, samples: SAMPLES }));
  process.stderr.write(`${round} of ${roundsOf(2) - 1} rounds\n`);
}
const rows = table.map((leads) => `  [${leads.map((lead) => lead.toFixed(1)).join(', ')}]`);
writeFileSync(TABLE, `[\n${rows.join(',\n')}\n]\n`);
