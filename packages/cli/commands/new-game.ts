import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ok, type Result } from '@sesame/kernel';
import {
  folderFault,
  type GamePlan,
  gameFiles,
  installedTarballs,
  linkToClone,
  parseName,
  parseSeats,
  writeGame,
} from '@sesame/new-game';
import { GAMES } from '@sesame/registry';
import { type Command, fail, print, printJson } from '../command.ts';
import { askAboutGame } from '../game-questions.ts';
import manifest from '../package.json' with { type: 'json' };

const DEFAULT_SEATS = '2-4';

export const newGame: Command = {
  usage: 'new-game NAME [--seats 2-4] [--hidden] [--chance] [--race|--turns] [--to DIR] [--yes]',
  summary: 'Write a new game that can be played at once, in a folder of its own. Asks for what is not given.',
  flags: {
    seats: `how many can play, such as 2 or 2-4 (default: ${DEFAULT_SEATS})`,
    to: 'the folder to write, which must be new or empty (default: the name)',
  },
  switches: {
    hidden: 'players have secrets',
    chance: 'crystals are dealt at random',
    race: 'all act at once, and the first wins',
    turns: 'players take turns (default)',
    yes: 'do not ask; what is not given is the default',
  },
  run: async ({ args, flags, switches, json }) => {
    const [typed, more] = args;
    if (more !== undefined) return fail(`Unexpected argument: ${more}. Put a name with spaces in quotes.`);
    if (switches.has('race') && switches.has('turns')) return fail('Choose either --race or --turns.');
    const mayAsk = process.stdin.isTTY && process.stdout.isTTY && !switches.has('yes') && !json;
    if (typed === undefined && !mayAsk) return fail(`Missing name. Usage: sesame ${newGame.usage}`);

    const taken = GAMES.map(({ id }) => id);
    const given = { name: typed, seats: flags.seats, switches };
    const plan = mayAsk ? await askAboutGame(given, taken) : planOf(given, taken);
    if (!plan.ok) return fail(plan.error.message);
    const folder = resolve(flags.to ?? plan.value.id);
    const fault = folderFault(folder) ?? placeFault(folder);
    if (fault !== undefined) return fail(fault);
    const clone = findClone();
    const tarballs = clone === undefined ? installedTarballs(fileURLToPath(import.meta.url)) : {};
    const written = writeGame(folder, gameFiles(plan.value, { version: manifest.version, tarballs }));
    if (!written.ok) return fail(written.error.message);
    if (clone !== undefined) linkToClone(folder, clone);
    const isPublished = Object.keys(tarballs).length === 0;
    if (json) printJson({ ok: true, game: plan.value.id, folder, files: written.value, linked: clone !== undefined });
    else print(nextSteps(plan.value, folder, { clone, isPublished }));
    return 0;
  },
};

interface Given {
  readonly name: string | undefined;
  readonly seats: string | undefined;
  readonly switches: ReadonlySet<string>;
}

/** The game that the flags describe. */
const planOf = (
  { name = '', seats: range = DEFAULT_SEATS, switches }: Given,
  taken: readonly string[],
): Result<GamePlan> => {
  const named = parseName(name, taken);
  if (!named.ok) return named;
  const seats = parseSeats(range);
  if (!seats.ok) return seats;
  return ok({
    ...named.value,
    seats: seats.value,
    kind: switches.has('race') ? 'race' : 'turns',
    features: { hidden: switches.has('hidden'), chance: switches.has('chance') },
  });
};

const CLONE = fileURLToPath(new URL('../../../', import.meta.url));

/** The clone of the repository that this command runs from; undefined if it is an installed package. */
const findClone = (): string | undefined => {
  const file = join(CLONE, 'package.json');
  if (!existsSync(file) || !existsSync(join(CLONE, 'node_modules'))) return undefined;
  return 'workspaces' in JSON.parse(readFileSync(file, 'utf8')) ? CLONE : undefined;
};

/** A game lives outside the repository, so that it can be updated without the other. */
const placeFault = (folder: string): string | undefined => {
  const clone = findClone();
  const isInside = clone !== undefined && !relative(clone, folder).startsWith('..');
  return isInside ? `${folder} is inside the repository of Sesame. Choose a folder outside with --to.` : undefined;
};

/** Where a new game has the packages of Sesame from. */
interface PackageSource {
  readonly clone: string | undefined;
  readonly isPublished: boolean;
}

const sourceText = ({ clone, isPublished }: PackageSource): string => {
  if (clone !== undefined)
    return `Its node_modules is a link to ${join(clone, 'node_modules')}, so there is nothing to install.`;
  return isPublished
    ? 'It uses the published packages.'
    : 'Its package.json names the tarballs that this command was installed from.';
};

const nextSteps = ({ title, kind, features, seats }: GamePlan, folder: string, source: PackageSource): string => {
  const traits = [
    kind === 'race' ? 'a race' : 'in turns',
    features.hidden ? 'with secrets' : 'without secrets',
    features.chance ? 'with chance' : 'without chance',
    `for ${seats.min === seats.max ? seats.min : `${seats.min} to ${seats.max}`} players`,
  ];
  return [
    `${title} is in ${folder}: ${traits.join(', ')}.`,
    sourceText(source),
    '',
    `  cd ${relative(process.cwd(), folder) || '.'}`,
    ...(source.clone === undefined ? ['  npm install'] : []),
    '  npm test           # rules, secrecy, golden records and bots',
    '  npm run dev        # play it and look inside it, reloaded whenever you save',
    '',
    'README.md says what each file is.',
  ].join('\n');
};
