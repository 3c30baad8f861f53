import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A folder on a disk that can be filled up. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves the process no space to write. */
  fill(pid: number): Promise<void>;
  free(pid: number): void;
  close(): void;
}

const DISK_SIZE = '64m';
const FILL_PASSES = 5;

/** A small tmpfs if we may mount one (as root); otherwise a file size limit on the process. */
export const openSmallDisk = (): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'none', folder], { stdio: 'ignore' });
    return makeTmpfsDisk(folder);
  } catch {
    return makeLimitedFolder(folder);
  }
};

const makeTmpfsDisk = (folder: string): SmallDisk => {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      // Repeat, as writes in progress may have freed some space.
      for (let pass = 0; pass < FILL_PASSES; pass++) {
        for (const size of [1 << 20, 1 << 16, 1 << 12]) while (isAppended(ballast, size));
        await pause(200);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
};

const makeLimitedFolder = (folder: string): SmallDisk => {
  const limit = (pid: number, size: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
  return {
    folder,
    fill: async (pid) => void limit(pid, '4096'),
    free: (pid) => void limit(pid, 'unlimited'),
    close: () => rmSync(folder, { recursive: true }),
  };
};

const isAppended = (file: string, size: number): boolean => {
  try {
    writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    return true;
  } catch {
    return false;
  }
};
