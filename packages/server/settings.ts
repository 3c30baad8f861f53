/** How a house is run. Everything has a default that suits a home. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder that holds everything the house knows. */
  readonly data: string;
  /** A PostgreSQL database instead, which several processes can share. */
  readonly database?: string;
  /** The Redis that carries news between the processes of one database. */
  readonly redis?: string;
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
  readonly patience: SubstituteSettings;
  readonly notices: NotificationSettings;
  readonly limits: Limits;
  readonly lines: ConnectionLimits;
}

/** How long a line may be held while nothing comes of it, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For all headers of a request to come, or the first one on a new line. */
  readonly headers: number;
  /** For a whole request to come. */
  readonly request: number;
  /** Without a byte either way while an answer is made or read: longer than anybody may wait for a turn. */
  readonly silence: number;
  /** Open lines of the process, sockets included. */
  readonly most: number;
}

/** How long a live match waits for a player who has gone, in milliseconds. */
export interface SubstituteSettings {
  /** So long nobody is told. */
  readonly quiet: number;
  /** And so long the others are told when a bot will play on. */
  readonly countdown: number;
}

/** How people who are not here are told. */
export interface NotificationSettings {
  /** So long after a move somebody may have noticed by themselves. */
  readonly pause: number;
  /** Whom push services may turn to, as a mailto: or https: address. */
  readonly contact: string;
  /** Push services may be anywhere, this machine included, and without TLS: for tests. */
  readonly anywhere: boolean;
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
  /** HTTP requests of one bot a minute, besides those of its address; and its sockets, and requests that wait. */
  readonly botRequests: number;
  readonly botLines: number;
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
  patience: { quiet: 30_000, countdown: 60_000 },
  notices: { pause: 5_000, contact: 'mailto:sesame@example.org', anywhere: false },
  limits: {
    message: 16_384,
    rate: 20,
    burst: 60,
    requests: 600,
    guests: 30,
    signIns: 20,
    sockets: 200,
    botRequests: 300,
    botLines: 4,
    backlog: 4_194_304,
  },
  lines: { headers: 10_000, request: 30_000, silence: 60_000, most: 30_000 },
};

/** Settings with what is said by the command line and the environment. */
export const makeSettings = (overrides: Partial<Settings>, env: NodeJS.ProcessEnv = process.env): Settings => ({
  ...DEFAULTS,
  origins: env.SESAME_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
  logLevel: env.SESAME_LOG ?? DEFAULTS.logLevel,
  notices: { ...DEFAULTS.notices, contact: env.SESAME_CONTACT ?? DEFAULTS.notices.contact },
  ...(env.DATABASE_URL !== undefined && { database: env.DATABASE_URL }),
  ...(env.REDIS_URL !== undefined && { redis: env.REDIS_URL }),
  ...overrides,
});
