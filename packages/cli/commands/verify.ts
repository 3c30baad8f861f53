import { type Deal, type Result, type Verdict, verify as verifyRecord } from '@sesame/kernel';
import { type Command, fail, print, printJson } from '../command.ts';
import { readRecord } from '../record-file.ts';

export const verify: Command = {
  usage: 'verify FILE',
  summary: 'Verify the deals of a match record against the commitment published before the match.',
  flags: {},
  run: async ({ args, json }) => {
    const [file, another] = args;
    if (file === undefined || another !== undefined) return fail('Missing file. Usage: sesame verify FILE');
    const verdict = await verifyFile(file);
    if (!verdict.ok) {
      const { code, message } = verdict.error;
      if (json) printJson({ ok: false, code, message });
      else fail(`${file}: ${message} (${code})`);
      return 1;
    }
    const { honest, committed, deals, taken } = verdict.value;
    const message = `${honest ? honestMessage(verdict.value) : dishonestMessage(verdict.value)}${branchNote(taken)}`;
    const notes = { ...(!honest && { code: 'dishonest', message }), ...(taken > 0 && { taken }) };
    if (json) printJson({ ok: honest, ...notes, committed, deals });
    else if (honest) print(`${file}: ${message}`);
    else fail(`${file}: ${message}`);
    return honest ? 0 : 1;
  },
};

const verifyFile = async (file: string): Promise<Result<Verdict>> => {
  const read = await readRecord(file);
  return read.ok ? verifyRecord(read.value.rules, read.value.record) : read;
};

const honestMessage = ({ deals }: Verdict): string =>
  `OK: the secret matches the commitment, and all ${deals.length} deals match the secret.`;

const branchNote = (taken: number): string =>
  taken === 0 ? '' : ` The first ${taken} inputs come from another record; their deals were not checked.`;

const dishonestMessage = ({ committed, deals }: Verdict): string => {
  const changed = deals.filter(({ same }: Deal) => !same).map(({ ply }) => ply);
  if (!committed) return 'The secret does not match the commitment published before the match.';
  return `The secret matches the commitment, but not the deals of ply ${changed.join(', ')}.`;
};
