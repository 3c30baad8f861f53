import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A folder on a disk that can be made full. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room for a process. */
  fill(pid: number): Promise<void>;
  free(pid: number): void;
  close(): void;
}

const SIZE = '64m';
const LOOKS = 5;

/** A small file system in memory if we may mount one, as root may; otherwise a process is forbidden to write any file. */
export const openSmallDisk = (): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', folder], { stdio: 'ignore' });
    return smallFileSystem(folder);
  } catch {
    return forbidding(folder);
  }
};

const smallFileSystem = (folder: string): SmallDisk => {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      // Again: what was being written may have left some room.
      for (let look = 0; look < LOOKS; look++) {
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

const forbidding = (folder: string): SmallDisk => {
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
