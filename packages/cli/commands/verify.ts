import { readFile } from 'node:fs/promises';
import { type Deal, ok, type Result, refuse, type Verdict, verify as verifyRecord } from '@sesame/kernel';
import {
  checkReceipts,
  compareWitness,
  parseWitness,
  type ReceiptCheck,
  type WitnessCheck,
} from '@sesame/kernel/proofs';
import { type Command, fail, print, printJson } from '../command.ts';
import { GAMES_FLAG, importGames } from '../outside-games.ts';
import { readRecord } from '../record-file.ts';

export const verify: Command = {
  usage: 'verify FILE [--seen FILE] [--key KEY] [--games DIR]',
  summary: 'Verify the luck and the signatures of a match record.',
  flags: {
    seen: 'what a player’s browser saw of the match, as saved on the verify page; the record is compared with it',
    key: 'the server’s public key, as published at /.well-known/sesame-keys.json; the record must be signed with it',
    ...GAMES_FLAG,
  },
  run: async ({ args, flags: { seen, key, games }, json }) => {
    const [file, another] = args;
    if (file === undefined || another !== undefined) return fail('Missing file. Usage: sesame verify FILE');
    const imported = await importGames(games);
    if (!imported.ok) return fail(imported.error.message);
    const verified = await verifyFile(file, { seen, key });
    if (!verified.ok) {
      const { code, message } = verified.error;
      if (json) printJson({ ok: false, code, message });
      else fail(`${file}: ${message} (${code})`);
      return 1;
    }
    const { verdict, checks, signed, hasKey } = verified.value;
    const { committed, deals, taken } = verdict;
    const faults = [
      ...(verdict.honest ? [] : [dishonestMessage(verdict)]),
      ...(signed.every(({ isSigned, follows }) => isSigned && follows) ? [] : [wronglySigned(signed)]),
      ...(hasKey ? [] : ['The record is not signed with the given key.']),
      ...(checks.every(({ same }) => same) ? [] : [otherThanSeen(checks)]),
    ];
    const honest = faults.length === 0;
    const message = `${honest ? honestMessage(verdict, signed) : faults.join(' ')}${branchNote(taken)}`;
    const notes = { ...(!honest && { code: 'dishonest', message }), ...(taken > 0 && { taken }) };
    if (json)
      printJson({
        ok: honest,
        ...notes,
        committed,
        deals,
        ...(signed.length > 0 && { signed }),
        ...(seen !== undefined && { seen: checks }),
      });
    else if (honest) print(`${file}: ${message}`);
    else fail(`${file}: ${message}`);
    return honest ? 0 : 1;
  },
};

interface Verified {
  readonly verdict: Verdict;
  readonly checks: readonly WitnessCheck[];
  /** What the server signed for each player; empty if the match was not rated. */
  readonly signed: readonly ReceiptCheck[];
  /** Whether it is signed with the key that was asked for, if one was. */
  readonly hasKey: boolean;
}

interface Asked {
  readonly seen: string | undefined;
  readonly key: string | undefined;
}

const verifyFile = async (file: string, { seen, key }: Asked): Promise<Result<Verified>> => {
  const read = await readRecord(file);
  if (!read.ok) return read;
  const { rules, record } = read.value;
  const verdict = verifyRecord(rules, record);
  if (!verdict.ok) return verdict;
  const receipts = record.signed?.receipts ?? [];
  const signed = checkReceipts(rules, record, receipts);
  if (!signed.ok) return signed;
  const hasKey = key === undefined || (receipts.length > 0 && receipts.every((receipt) => receipt.key === key));
  const found = { verdict: verdict.value, signed: signed.value, hasKey };
  if (seen === undefined) return ok({ ...found, checks: [] });
  const witness = await readSeen(seen);
  if (!witness.ok) return witness;
  const checks = compareWitness(rules, record, witness.value);
  return checks.ok ? ok({ ...found, checks: checks.value }) : checks;
};

const readSeen = async (file: string) => {
  try {
    return parseWitness(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return refuse('no-file', `${file} cannot be read, or is not JSON.`);
  }
};

const honestMessage = ({ deals }: Verdict, signed: readonly ReceiptCheck[]): string =>
  `OK: the secret matches the commitment, and all ${deals.length} deals match the secret.${
    signed.length > 0 ? ' The server signed all that it told each player, and it follows from the record.' : ''
  }`;

const wronglySigned = (signed: readonly ReceiptCheck[]): string => {
  const seats = (isWrong: (check: ReceiptCheck) => boolean) =>
    signed
      .filter(isWrong)
      .map(({ seat }) => seat)
      .join(', ');
  const unsigned = seats(({ isSigned }) => !isSigned);
  const others = seats(({ isSigned, follows }) => isSigned && !follows);
  return [
    ...(unsigned === '' ? [] : [`The signature for seat ${unsigned} is not the server’s.`]),
    ...(others === '' ? [] : [`What the server signed for seat ${others} does not follow from the record.`]),
  ].join(' ');
};

const otherThanSeen = (checks: readonly WitnessCheck[]): string => {
  const changed = checks
    .filter(({ same }) => !same)
    .map((check) => ('seat' in check ? `${check.what} of seat ${check.seat}` : check.what));
  return `The record differs from what was seen during the match: ${changed.join(', ')}.`;
};

const branchNote = (taken: number): string =>
  taken === 0 ? '' : ` The first ${taken} inputs come from another record; their deals were not checked.`;

const dishonestMessage = ({ committed, deals }: Verdict): string => {
  const changed = deals.filter(({ same }: Deal) => !same).map(({ ply }) => ply);
  if (!committed) return 'The secret does not match the commitment published before the match.';
  return `The secret matches the commitment, but not the deals of ply ${changed.join(', ')}.`;
};
