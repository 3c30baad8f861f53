/** A line of a benchmark's table. */
export type BenchRow = Readonly<Record<string, string | number>>;

export interface BenchSize {
  /** Seconds that each measurement takes. */
  readonly seconds: number;
}

export interface Bench {
  readonly summary: string;
  run(size: BenchSize): Promise<readonly BenchRow[]>;
}

/** The benchmarks, one line each. Nothing of one is loaded before it is run. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  'crystal-code': {
    summary: 'how fast all chains of a hand of Crystal Code are found, beside a plain search',
    run: async (size) => (await import('./crystal-code-bench.ts')).benchCrystalCode(size),
  },
  'crystal-code-balance': {
    summary: 'how often machines of Crystal Code function, and whether planning them pays',
    run: async () => (await import('./crystal-code-balance.ts')).balanceCrystalCode(),
  },
  hostile: {
    summary: 'what the house makes of a million messages that nobody should send',
    run: async () => (await import('./hostile-bench.ts')).benchHostile(),
  },
  faults: {
    summary: 'what is lost when processes, services, lines, clocks and disks fail under load',
    run: async (size) => (await import('./faults-bench.ts')).benchFaults(size),
  },
  growth: {
    summary: 'what the house costs as it grows: processes, memory, matches at rest, the log, sockets, spectators',
    run: async (size) => (await import('./bench/growth.ts')).benchGrowth(size),
  },
  moves: {
    summary: 'how many moves a second the house takes from player to player, beside other servers',
    run: async (size) => (await import('./moves-bench.ts')).benchMoves(size),
  },
  passwords: {
    summary: 'how fast the best word of Passwords is found, beside a plain scan over the dictionary',
    run: async (size) => (await import('./passwords-bench.ts')).benchPasswords(size),
  },
  'passwords-balance': {
    summary: 'how long matches of Passwords take, and whom they favour, by language and players',
    run: async () => (await import('./passwords-balance.ts')).balancePasswords(),
  },
  race: {
    summary: 'who wins races over slow and unsteady lines, and who would by plain arrival',
    run: async (size) => (await import('./race-bench.ts')).benchRace(size),
  },
  rules: {
    summary: 'how many inputs a second the rules of each game take',
    run: async (size) => (await import('./rules-bench.ts')).benchRules(size),
  },
};
