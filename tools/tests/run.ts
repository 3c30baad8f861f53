import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Missing, providePrograms } from './programs.ts';

/** The projects of Vitest that a suite runs. */
const PURE = ['unit', 'unit-screens'];
const SUITES = {
  /** Before a commit. */
  fast: PURE,
  /** What a change can break and a machine can show. */
  test: [...PURE, 'components', 'server', 'server-postgres', 'commands', 'e2e'],
  /** What takes long: strength of bots, real processes and faults, every size and language. */
  long: ['strength', 'processes', 'long-e2e', 'faults'],
} as const;
type Suite = keyof typeof SUITES;

/** The reporter writes here how many tests of each project skipped themselves. */
const SKIPPED_FILE = join(tmpdir(), `sesame-skipped-tests-${process.pid}.json`);

const run = async (command: string, ...args: readonly string[]): Promise<boolean> => {
  const child: ChildProcess = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  return code === 0;
};

const projectArgs = (projects: readonly string[]) => projects.flatMap((project) => ['--project', project]);

const countTests = (projects: readonly string[]): number => {
  const args = ['list', '--json', ...projectArgs(projects)];
  const listed = execFileSync('vitest', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  return JSON.parse(listed.slice(listed.indexOf('['))).length;
};

/** One line for each program that is missing, with the number of tests that did not run without it. */
const describeSkipped = (missing: readonly Missing[], projects: readonly string[]): readonly string[] =>
  missing.map(({ name, projects: all, partOf }) => {
    const left = all.filter((project) => projects.includes(project));
    const count = (left.length > 0 ? countTests(left) : 0) + (partOf === undefined ? 0 : (readSkipped()[partOf] ?? 0));
    const where = [...left, ...(partOf !== undefined && projects.includes(partOf) ? [`some of ${partOf}`] : [])];
    return `SKIPPED: ${count} tests (${where.join(', ')}), as there is no ${name} and none could be had.`;
  });

const readSkipped = (): Readonly<Record<string, number>> => JSON.parse(readFileSync(SKIPPED_FILE, 'utf8'));

const main = async (suite: Suite): Promise<number> => {
  const wanted: readonly string[] = SUITES[suite];
  const missing = suite === 'fast' ? [] : await providePrograms(wanted);
  const projects = wanted.filter((project) => !missing.some((one) => one.projects.includes(project)));
  const started = performance.now();
  process.env.SESAME_SKIPPED_TESTS = SKIPPED_FILE;
  // Checks and pure tests share the cores.
  const checked = suite === 'long' ? Promise.resolve(true) : run('npm', 'run', '--silent', 'check');
  const isTested = await run('vitest', 'run', ...projectArgs(projects));
  const isChecked = await checked;
  console.log(
    `${suite === 'test' ? 'npm test' : `npm run test:${suite}`}: ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  if (!isChecked) console.error('npm run check has failed; see above.');
  for (const line of describeSkipped(missing, wanted)) console.error(line);
  rmSync(SKIPPED_FILE, { force: true });
  const isComplete = missing.length === 0 || process.env.CI !== 'true';
  return isTested && isChecked && isComplete ? 0 : 1;
};

const isSuite = (name: string): name is Suite => Object.hasOwn(SUITES, name);
const [suite = 'test'] = process.argv.slice(2);
process.exitCode = isSuite(suite) ? await main(suite) : 1;
