import { type Deal, type Result, type Verdict, verify as verifyRecord } from '@sesame/kernel';
import { type Command, complain, say, sayJson } from '../command.ts';
import { readRecord } from '../record-file.ts';

export const verify: Command = {
  usage: 'verify FILE',
  summary: 'checks the deals of a record against the commitment that was shown before the match',
  flags: {},
  run: async ({ args, json }) => {
    const [file, another] = args;
    if (file === undefined || another !== undefined) return complain('Which record? sesame verify FILE');
    const verdict = await verifyFile(file);
    if (!verdict.ok) {
      const { code, message } = verdict.error;
      if (json) sayJson({ ok: false, code, message });
      else complain(`${file}: ${message} (${code})`);
      return 1;
    }
    const { honest, committed, deals, taken } = verdict.value;
    const message = `${honest ? whatIsRight(verdict.value) : whatIsWrong(verdict.value)}${whatIsTaken(taken)}`;
    const notes = { ...(!honest && { code: 'dishonest', message }), ...(taken > 0 && { taken }) };
    if (json) sayJson({ ok: honest, ...notes, committed, deals });
    else if (honest) say(`${file}: ${message}`);
    else complain(`${file}: ${message}`);
    return honest ? 0 : 1;
  },
};

const verifyFile = async (file: string): Promise<Result<Verdict>> => {
  const read = await readRecord(file);
  return read.ok ? verifyRecord(read.value.rules, read.value.record) : read;
};

const whatIsRight = ({ deals }: Verdict): string =>
  `The secret is the one that was committed to, and all ${deals.length} deals follow from it.`;

const whatIsTaken = (taken: number): string =>
  taken === 0
    ? ''
    : ` Its first ${taken} inputs were taken over from another record; deals among them are not checked.`;

const whatIsWrong = ({ committed, deals }: Verdict): string => {
  const changed = deals.filter(({ same }: Deal) => !same).map(({ ply }) => ply);
  if (!committed) return 'The secret is not the one that was committed to before the match.';
  return `The secret is the one that was committed to, but the deal of ply ${changed.join(', ')} does not follow from it.`;
};
