import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Result } from '@sesame/kernel';
import type { CheckedFile } from './check-file.ts';

const SCRIPT = fileURLToPath(new URL('./check-process.ts', import.meta.url));

/** `checkFile` in a process of its own: a large file takes seconds, and a thread would leave 10 MB behind in the server. */
export const checkFileInProcess = async (file: string): Promise<Result<CheckedFile>> => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, file]);
  return JSON.parse(stdout);
};
