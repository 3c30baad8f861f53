/** Server settings. The defaults suit a home server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Data folder with the SQLite file and backups. */
  readonly data: string;
  /** PostgreSQL URL, instead of SQLite. Several processes can share it. */
  readonly database?: string;
  /** Redis URL of the bus between processes. */
  readonly redis?: string;
  /** Folder of the built web app; without it only the API is served. */
  readonly web?: string;
  /** Additional allowed origins of pages. */
  readonly origins: readonly string[];
  readonly logLevel: string;
  /** Minimum milliseconds before a bot moves, so that people can follow. */
  readonly botPause: number;
  /** Factor on the human thinking time that bots report for a move. */
  readonly botTempo: number;
  /** Factor on the time that bots give people to see what happened. */
  readonly viewingTempo: number;
  /** Thinking time of bots, in milliseconds. */
  readonly botBudget: number;
  readonly patience: SubstituteSettings;
  readonly notices: NotificationSettings;
  readonly limits: Limits;
  readonly lines: ConnectionLimits;
}

/** Timeouts of connections, in milliseconds, and their maximum number. */
export interface ConnectionLimits {
  /** To receive the headers of a request, or the first request of a new connection. */
  readonly headers: number;
  /** To receive a whole request. */
  readonly request: number;
  /** Inactivity while a response is prepared or read. Must exceed the long-poll timeout of the bot API. */
  readonly silence: number;
  /** Open connections of the process, WebSockets included. */
  readonly most: number;
}

/** How long a live match waits for a disconnected player, in milliseconds. */
export interface SubstituteSettings {
  /** Before the others are warned. */
  readonly quiet: number;
  /** From the warning until a bot takes over. */
  readonly countdown: number;
}

/** Push notification settings. */
export interface NotificationSettings {
  /** Milliseconds to wait after a move, as the player may notice by themselves. */
  readonly pause: number;
  /** Contact for push services (VAPID subject), a mailto: or https: URL. */
  readonly contact: string;
  /** Allow push services on private addresses and without TLS, for tests. */
  readonly anywhere: boolean;
}

export interface Limits {
  /** Bytes per message. */
  readonly message: number;
  /** Messages per second and socket, and burst size. */
  readonly rate: number;
  readonly burst: number;
  /** HTTP requests per minute and address. */
  readonly requests: number;
  /** New guests per minute and address. */
  readonly guests: number;
  /** Sign-ins, name changes and exports per minute and address, each. */
  readonly signIns: number;
  /** Open sockets per address. */
  readonly sockets: number;
  /** HTTP requests per minute and bot; and its open sockets and long polls. */
  readonly botRequests: number;
  readonly botLines: number;
  /** Bytes buffered for a client that doesn't read. */
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
  viewingTempo: 1,
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

/** Defaults, overridden by the environment and then by the command line. */
export const makeSettings = (overrides: Partial<Settings>, env: NodeJS.ProcessEnv = process.env): Settings => ({
  ...DEFAULTS,
  origins: env.SESAME_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
  logLevel: env.SESAME_LOG ?? DEFAULTS.logLevel,
  notices: { ...DEFAULTS.notices, contact: env.SESAME_CONTACT ?? DEFAULTS.notices.contact },
  ...(env.DATABASE_URL !== undefined && { database: env.DATABASE_URL }),
  ...(env.REDIS_URL !== undefined && { redis: env.REDIS_URL }),
  ...overrides,
});
