/** How a house is run. Everything has a default that suits a home. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder that holds everything the house knows. */
  readonly data: string;
  /** The folder of the built web; absent: only the API is served. */
  readonly web?: string;
  /** Origins besides its own from which pages may talk to the house. */
  readonly origins: readonly string[];
  readonly logLevel: string;
  /** A bot waits at least so long, so that a person can follow. */
  readonly botPause: number;
  /** What part of the time that a person would take over a move a bot takes, where it says so. */
  readonly botTempo: number;
  /** How long a bot may think. */
  readonly botBudget: number;
  readonly limits: Limits;
}

export interface Limits {
  /** Bytes of one message. */
  readonly message: number;
  /** Messages a second over a socket, and how many may come at once. */
  readonly rate: number;
  readonly burst: number;
  /** HTTP requests of one address a minute. */
  readonly requests: number;
  /** New guests of one address a minute. */
  readonly guests: number;
  /** Times that one address may sign in, take a name or have its data a minute, each. */
  readonly signIns: number;
  /** Open sockets of one address. */
  readonly sockets: number;
  /** Bytes that may wait for a client that does not read. */
  readonly backlog: number;
}

export const DEFAULTS: Settings = {
  port: 8080,
  host: '0.0.0.0',
  data: 'data',
  origins: [],
  logLevel: 'info',
  botPause: 700,
  botTempo: 1,
  botBudget: 1_000,
  limits: {
    message: 16_384,
    rate: 20,
    burst: 60,
    requests: 600,
    guests: 30,
    signIns: 20,
    sockets: 200,
    backlog: 4_194_304,
  },
};

/** Settings with what is said by the command line and the environment. */
export const makeSettings = (said: Partial<Settings>, env: NodeJS.ProcessEnv = process.env): Settings => ({
  ...DEFAULTS,
  origins: env.SESAME_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
  logLevel: env.SESAME_LOG ?? DEFAULTS.logLevel,
  ...said,
});
