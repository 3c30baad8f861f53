import { readFile } from 'node:fs/promises';
import {
  compareWitness,
  type Deal,
  ok,
  parseWitness,
  type Result,
  refuse,
  type Verdict,
  verify as verifyRecord,
  type WitnessCheck,
} from '@sesame/kernel';
import { type Command, fail, print, printJson } from '../command.ts';
import { readRecord } from '../record-file.ts';

export const verify: Command = {
  usage: 'verify FILE [--seen FILE]',
  summary: 'Verify the deals of a match record against the commitment published before the match.',
  flags: {
    seen: 'what a player’s browser saw of the match, as saved on the verify page; the record is compared with it',
  },
  run: async ({ args, flags: { seen }, json }) => {
    const [file, another] = args;
    if (file === undefined || another !== undefined) return fail('Missing file. Usage: sesame verify FILE');
    const verified = await verifyFile(file, seen);
    if (!verified.ok) {
      const { code, message } = verified.error;
      if (json) printJson({ ok: false, code, message });
      else fail(`${file}: ${message} (${code})`);
      return 1;
    }
    const { verdict, checks } = verified.value;
    const { committed, deals, taken } = verdict;
    const isAsSeen = checks.every(({ same }) => same);
    const honest = verdict.honest && isAsSeen;
    const found = verdict.honest
      ? isAsSeen
        ? honestMessage(verdict)
        : otherThanSeen(checks)
      : dishonestMessage(verdict);
    const message = `${found}${branchNote(taken)}`;
    const notes = { ...(!honest && { code: 'dishonest', message }), ...(taken > 0 && { taken }) };
    if (json) printJson({ ok: honest, ...notes, committed, deals, ...(seen !== undefined && { seen: checks }) });
    else if (honest) print(`${file}: ${message}`);
    else fail(`${file}: ${message}`);
    return honest ? 0 : 1;
  },
};

interface Verified {
  readonly verdict: Verdict;
  readonly checks: readonly WitnessCheck[];
}

const verifyFile = async (file: string, seen: string | undefined): Promise<Result<Verified>> => {
  const read = await readRecord(file);
  if (!read.ok) return read;
  const { rules, record } = read.value;
  const verdict = verifyRecord(rules, record);
  if (!verdict.ok) return verdict;
  if (seen === undefined) return ok({ verdict: verdict.value, checks: [] });
  const witness = await readSeen(seen);
  if (!witness.ok) return witness;
  const checks = compareWitness(rules, record, witness.value);
  return checks.ok ? ok({ verdict: verdict.value, checks: checks.value }) : checks;
};

const readSeen = async (file: string) => {
  try {
    return parseWitness(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return refuse('no-file', `${file} cannot be read, or is not JSON.`);
  }
};

const honestMessage = ({ deals }: Verdict): string =>
  `OK: the secret matches the commitment, and all ${deals.length} deals match the secret.`;

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
