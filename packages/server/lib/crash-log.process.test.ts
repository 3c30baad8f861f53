import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const CRASH_LOG = new URL('./crash-log.ts', import.meta.url);

/** Runs a statement in a process with a crash log; what it logged and its exit code. */
const runIn = async (statement: string) => {
  const script = `
    const { installCrashLog } = await import(${JSON.stringify(CRASH_LOG.href)});
    installCrashLog({ fatal: ({ err }, message) => process.stderr.write(JSON.stringify({ message, err: err.message })) });
    setInterval(() => {}, 1000);
    ${statement}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [log, code] = await Promise.all([text(child.stderr), new Promise((exited) => child.once('exit', exited))]);
  return { log: JSON.parse(log), code };
};

test.each([
  ['unhandled rejection', "Promise.reject(new Error('lost'));"],
  ['uncaught exception', "setTimeout(() => { throw new Error('lost'); });"],
])('an %s is logged before the process ends', async (message, statement) => {
  expect(await runIn(statement)).toEqual({ log: { message, err: 'lost' }, code: 1 });
});
