import { generateKeyPairSync, sign } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { commitmentOf, type MatchRecord, parseOptions, seatsOf } from '@sesame/kernel';
import { checkReceipts } from '@sesame/kernel/proofs';
import { gameOf } from '@sesame/registry';
import { describe, expect, test } from 'vitest';
import type { LogRow, StoredMatch } from '../../store/store.ts';
import { loadMatch } from '../load-match.ts';
import { makeReceiptMaker } from './make-receipt.ts';

const GAMES = new URL('../../../games/', import.meta.url).pathname;
/** Of the newest rules: these tests fill in all options, and those of an earlier version tell by their absence which it was. */
const RECORDS = globSync(`${GAMES}*/tests/golden/*.json`).filter((file) => !/\.views\.json|version-1-/.test(file));

const { privateKey } = generateKeyPairSync('ed25519');
const receipts = makeReceiptMaker({
  publicKey: privateKey.export({ format: 'jwk' }).x ?? '',
  sign: async (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
});

/** The match of a golden record after some of its inputs, as the server has it. */
const load = async (file: string) => {
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  const rules = await gameOf(record.game)?.rules();
  const options = rules && parseOptions(rules.options, record.options);
  if (rules === undefined || !options?.ok) throw new Error(`no rules for ${file}`);
  await rules.prepare?.(options.value);
  const stored: StoredMatch = {
    id: 'm',
    table: 't',
    game: record.game,
    rules: record.rules,
    options: record.options as StoredMatch['options'],
    pace: { kind: 'none', perMove: 0, bank: 0 },
    rated: true,
    seats: record.seats.map((name) => ({ name })),
    secret: '5a'.repeat(32),
    contributions: record.seats.map(() => ''),
    epoch: 0,
    startedAt: 0,
  };
  const rows = record.inputs.map((input, i) => ({ seq: i + 1, ...input }) as LogRow);
  const after = (count: number) =>
    loadMatch({ ...stored, options: options.value as never }, rules, rows.slice(0, count));
  return { rules, record, after };
};

describe.each(RECORDS.map((file) => [basename(file, '.json'), file] as const))('%s', (_name, file) => {
  test('what every player was told at any time follows from the record, and not from another', async () => {
    const { rules, record, after } = await load(file);
    const total = record.inputs.length;
    for (const count of new Set([0, 1, Math.floor(total / 2), total])) {
      const match = after(count);
      const signed = seatsOf(record.seats.length).map((seat) => receipts.sign(receipts.describe(match, seat)));
      const made = await Promise.all(signed);
      const luck = { ...match.stored, commitment: commitmentOf(match.stored.secret) };
      const check = (one: MatchRecord) => {
        const checked = checkReceipts(rules, { ...one, options: match.stored.options, luck }, made);
        return checked.ok ? checked.value.map(({ isSigned, follows }) => [isSigned, follows]) : checked.error;
      };
      expect(check(record), `after ${count}`).toEqual(made.map(() => [true, true]));
      if (count !== total) continue;
      const later = record.inputs.map((input, i) => (i + 1 < total ? input : { ...input, at: input.at + 1 }));
      const changed = check({ ...record, inputs: later });
      expect(JSON.stringify(changed), 'the last input a millisecond later').toContain('false');
    }
  });
});

test('a signature under other words does not count', async () => {
  const [file = ''] = RECORDS;
  const { rules, record, after } = await load(file);
  const receipt = await receipts.sign(receipts.describe(after(2), 0));
  const luck = { ...after(0).stored, commitment: commitmentOf(after(0).stored.secret) };
  const forged = [
    { ...receipt, terms: 'others' },
    { ...receipt, signature: receipt.signature.slice(2) },
  ];
  const checked = checkReceipts(rules, { ...record, options: after(0).stored.options, luck }, forged);
  expect(checked.ok && checked.value.map(({ isSigned }) => isSigned)).toEqual([false, false]);
});
