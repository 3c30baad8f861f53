import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A limit on the CPU time of processes, by Linux's control groups of either version. Needs root. */
export interface CpuQuota {
  /** Limits a process, with its threads, to this share of a core. */
  limit(pid: number, share: number): void;
  /** Lifts the limits, once the processes have ended. */
  close(): void;
}

const PERIOD_US = 100_000;
const ROOT = '/sys/fs/cgroup';

/** Undefined where control groups cannot be made. */
export const openCpuQuota = (): CpuQuota | undefined => {
  const isFirstVersion = existsSync(join(ROOT, 'cpu'));
  const parent = isFirstVersion ? join(ROOT, 'cpu') : ROOT;
  const groups: string[] = [];
  const makeGroup = (name: string): string => {
    const group = join(parent, name);
    mkdirSync(group);
    groups.push(group);
    return group;
  };
  const setShare = (group: string, share: number) => {
    const quota = Math.round(share * PERIOD_US);
    if (!isFirstVersion) return writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  };
  const close = () => {
    for (const group of groups.splice(0)) rmdirSync(group);
  };
  try {
    setShare(makeGroup(`sesame-bench-${process.pid}`), 1);
  } catch {
    close();
    return undefined;
  }
  return {
    limit: (pid, share) => {
      const group = makeGroup(`sesame-bench-${process.pid}-${pid}`);
      setShare(group, share);
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    },
    close,
  };
};
