import { readFile, writeFile } from 'node:fs/promises';
import { type Api, makeApi } from '@sesame/client';
import { hashLeaf, isConsistent, isIncluded, isSigned, makeMerkleTree } from '@sesame/kernel/proofs';
import { logHeadText, MAX_LOG_ENTRIES_PER_PAGE, type SignedLogHead } from '@sesame/protocol';
import { type Command, fail, print, printJson } from '../command.ts';

export const audit: Command = {
  usage: 'audit URL [--seen FILE] [--match ID]',
  summary: 'Check the public log of a server: that its rated matches and ratings were not rewritten.',
  flags: {
    seen: 'keeps the head of the log in this file, and checks that the log only grew since the last time',
    match: 'checks what the log has about this match, too',
  },
  run: async ({ args, flags: { seen, match }, json }) => {
    const [url, another] = args;
    if (url === undefined || another !== undefined) return fail('Missing URL. Usage: sesame audit URL');
    const found = await auditLog(makeApi({ url: url.replace(/\/$/, '') }), { seen, match }).catch(
      (error: unknown): Finding => ({ ok: false, message: error instanceof Error ? error.message : String(error) }),
    );
    if (json) printJson(found);
    else if (found.ok) print(`${url}: ${found.message}`);
    else fail(`${url}: ${found.message}`);
    return found.ok ? 0 : 1;
  },
};

interface Finding {
  readonly ok: boolean;
  readonly message: string;
  readonly size?: number;
  readonly root?: string;
}

const wrong = (message: string): Finding => ({ ok: false, message });

const answerOf = async <Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false; error: { message: string } }>,
): Promise<Value> => {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};

const auditLog = async (
  api: Api,
  { seen, match }: { readonly seen: string | undefined; readonly match: string | undefined },
): Promise<Finding> => {
  const head = await answerOf(api.logHead());
  if (!isSigned(logHeadText(head), head)) return wrong('The head of the log is not signed with the server’s key.');
  const before = seen === undefined ? undefined : await readSeen(seen);
  if (before !== undefined) {
    const fault = await compare(api, before, head);
    if (fault !== undefined) return wrong(fault);
  }
  if ((await computeRoot(api, head.size)) !== head.root)
    return wrong('The entries do not lead to the head of the log.');
  const entries = match === undefined ? [] : await findMatch(api, match);
  if (typeof entries === 'string') return wrong(entries);
  if (seen !== undefined) await writeFile(seen, `${JSON.stringify(head, null, 2)}\n`);
  const grown = before === undefined ? '' : ` It only grew since it had ${before.size}.`;
  const listed = entries.map((entry) => `\n${entry}`).join('');
  const message = `OK: the log has ${head.size} entries, and they lead to its signed head.${grown}${listed}`;
  return { ok: true, message, size: head.size, root: head.root };
};

/** The last head that was seen; undefined the first time. */
const readSeen = async (file: string): Promise<SignedLogHead | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const head: SignedLogHead = JSON.parse(text);
  if (!isSigned(logHeadText(head), head)) throw new Error(`${file} is not a head of a log that a server has signed.`);
  return head;
};

const compare = async (api: Api, before: SignedLogHead, now: SignedLogHead): Promise<string | undefined> => {
  if (before.key !== now.key) return 'The server signs with another key than last time.';
  if (before.size > now.size) return `The log has ${now.size} entries; it had ${before.size}.`;
  const { proof } = await answerOf(api.logConsistency({ query: { from: before.size, to: now.size } }));
  return isConsistent(before, now, proof) ? undefined : `The first ${before.size} entries were changed.`;
};

const computeRoot = async (api: Api, size: number): Promise<string> => {
  const tree = makeMerkleTree();
  while (tree.size < size) {
    const limit = Math.min(MAX_LOG_ENTRIES_PER_PAGE, size - tree.size);
    const entries = await answerOf(api.logEntries({ query: { from: tree.size, limit } }));
    if (entries.length === 0) return '';
    tree.append(entries.map(({ entry }) => hashLeaf(entry)));
  }
  return tree.root();
};

/** The entries about a match, or what is wrong with them. */
const findMatch = async (api: Api, match: string): Promise<readonly string[] | string> => {
  const { head, entries } = await answerOf(api.matchLog({ params: { id: match } }));
  if (!isSigned(logHeadText(head), head)) return 'The head of the log is not signed with the server’s key.';
  if (entries.length === 0) return 'The log has nothing about this match. Only rated matches are in it.';
  const isProved = entries.every(({ number, entry, proof }) =>
    isIncluded({ leaf: hashLeaf(entry), index: number, proof }, head),
  );
  return isProved ? entries.map(({ entry }) => entry) : 'An entry about this match is not in the log.';
};
