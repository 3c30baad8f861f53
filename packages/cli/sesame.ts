#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type Command, complain, say } from './command.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { clusterCommand } from './commands/cluster.ts';
import { deskLink } from './commands/desk-link.ts';
import { games } from './commands/games.ts';
import { importStore } from './commands/import-store.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  games,
  replay,
  simulate,
  verify,
  bench,
  cluster: clusterCommand,
  'import-store': importStore,
  backup,
  'desk-link': deskLink,
};

const overview = (): string =>
  [
    'sesame COMMAND [--json] [--help]',
    '',
    ...Object.values(COMMANDS).map(({ usage, summary }) => `  sesame ${usage}\n      ${summary}`),
    '',
    '--json: answers are JSON on standard output, a line each.',
  ].join('\n');

const helpOf = ({ usage, summary, flags, more }: Command): string =>
  [
    `sesame ${usage} [--json]`,
    `  ${summary}`,
    ...Object.entries(flags).map(([name, meaning]) => `  --${name}: ${meaning}`),
    ...(more?.() ?? []).map((line) => `  ${line}`),
  ].join('\n');

const main = async ([name, ...words]: readonly string[]): Promise<number> => {
  if (name === undefined) return complain(`What shall I do?\n${overview()}`);
  if (name === '--help' || name === '-h' || name === 'help') {
    say(overview());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    return complain(`There is no command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const texts = Object.fromEntries(Object.keys(command.flags).map((flag) => [flag, { type: 'string' as const }]));
  const options = { ...texts, json: { type: 'boolean' as const }, help: { type: 'boolean' as const, short: 'h' } };
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const { json = false, help = false, ...flags } = values;
  if (help) {
    say(helpOf(command));
    return 0;
  }
  if (command.optionsOnly && positionals.length > 0) {
    return complain(`${positionals[0]} is one word too many. sesame ${name} takes options only.`);
  }
  return command.run({ args: positionals, flags: flags as Readonly<Record<string, string>>, json: json === true });
};

/** What is wrong with how it was called is said in a sentence; a bug keeps its trace. */
const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isUsage
    ? `${error.message.split('. ')[0]}. sesame --help says what there is.`
    : (error.stack ?? error.message);
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = complain(inWords(error));
}
