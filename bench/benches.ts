/** A row of a benchmark's table. */
export type BenchRow = Readonly<Record<string, string | number>>;

export interface BenchSize {
  /** Duration of each measurement. */
  readonly seconds: number;
  /** Measures only what has this in its name, where a benchmark measures several things. */
  readonly only?: string | undefined;
}

export interface Bench {
  readonly summary: string;
  run(size: BenchSize): Promise<readonly BenchRow[]>;
}

/** All benchmarks by name. Each is loaded only when it runs. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  bots: {
    summary: 'how long bots wait for each other’s searches, with 200 matches against them',
    run: async (size) => (await import('./bots/bots-bench.ts')).benchBots(size),
  },
  'crack-the-code-race': {
    summary: 'the top bot of Crack the Code against a player who follows the decision tree',
    run: async () => (await import('./balance/crack-the-code-race.ts')).benchCrackTheCodeRace(),
  },
  'crystal-code': {
    summary: 'time to find all chains of a hand in Crystal Code, compared with a plain search',
    run: async (size) => (await import('./games/crystal-code-solver.ts')).benchCrystalCode(size),
  },
  'crystal-code-balance': {
    summary: 'how often machines in Crystal Code work, and whether planning them pays off',
    run: async () => (await import('./balance/crystal-code-balance.ts')).balanceCrystalCode(),
  },
  'fake-crystal-claims': {
    summary: 'how often the claims of the top bot of Fake Crystal are true, by claim and price',
    run: async () => (await import('./balance/fake-crystal-claims.ts')).benchFakeCrystalClaims(),
  },
  'fake-crystal-rivals': {
    summary: 'the top bot of Fake Crystal against players with fixed habits and a mind reader',
    run: async () => (await import('./balance/fake-crystal-rivals.ts')).benchFakeCrystalRivals(),
  },
  hostile: {
    summary: 'a million malformed and hostile messages',
    run: async () => (await import('./hostile/hostile-bench.ts')).benchHostile(),
  },
  faults: {
    summary: 'what is lost when processes, services, connections, clocks and disks fail under load',
    run: async (size) => (await import('./faults/faults-bench.ts')).benchFaults(size),
  },
  growth: {
    summary: 'cost at scale: processes, memory, idle matches, log, sockets, spectators',
    run: async (size) => (await import('./growth/growth-bench.ts')).benchGrowth(size),
  },
  moves: {
    summary: 'moves per second from player to player, compared with other servers',
    run: async (size) => (await import('./moves/moves-bench.ts')).benchMoves(size),
  },
  pages: {
    summary: 'how pages load and react on a slow phone, compared with empty pages of the same size',
    run: async (size) => (await import('./pages/pages-bench.ts')).benchPages(size),
  },
  passwords: {
    summary: 'time to find the best word in Passwords, compared with a plain dictionary scan',
    run: async (size) => (await import('./games/passwords-search.ts')).benchPasswords(size),
  },
  'passwords-balance': {
    summary: 'length and fairness of Passwords matches, by language and number of players',
    run: async () => (await import('./balance/passwords-balance.ts')).balancePasswords(),
  },
  race: {
    summary: 'who wins races over slow and unstable connections, compared with order of arrival',
    run: async (size) => (await import('./race/race-bench.ts')).benchRace(size),
  },
  receipts: {
    summary: 'moves per second with and without the receipts of rated matches',
    run: async (size) => (await import('./moves/receipts-bench.ts')).benchReceipts(size),
  },
  rules: {
    summary: 'inputs per second of each game’s rules',
    run: async (size) => (await import('./games/rules-throughput.ts')).benchRules(size),
  },
};
