export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export const METRICS_ACCESS = ['open', 'local', 'off'] as const;
export const LOG_FORMATS = ['auto', 'text', 'json'] as const;

/** Server settings. The defaults suit a home server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Data folder with the SQLite file and backups. */
  readonly data: string;
  /** PostgreSQL URL, instead of SQLite. Several processes can share it. */
  readonly database?: string;
  /** Whether commits to the SQLite file wait for the disk, which tests need not do. */
  readonly isDurable?: boolean;
  /** Redis URL of the bus between processes. */
  readonly redis?: string;
  /** Folder of the built web app; without it, or `off`, only the API is served. */
  readonly web?: string;
  /** Where the web app is built if its own folder cannot be written. */
  readonly webCache?: string;
  /** Games from outside: their folders, folders of such folders, or names of installed packages. */
  readonly games: readonly string[];
  /** The one origin of its pages; without it, any host under which it is asked. */
  readonly origin?: string;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Additional allowed origins of pages. */
  readonly origins: readonly string[];
  /** Who may read /metrics: everybody, this machine and trusted proxies, or nobody. */
  readonly metrics: (typeof METRICS_ACCESS)[number];
  /** If set, /metrics is for those who send it, and for nobody else. */
  readonly metricsToken?: string;
  /** Where to report a security problem. */
  readonly securityContact?: string;
  readonly logLevel: string;
  /** `auto`: readable lines on a terminal, JSON elsewhere. */
  readonly logFormat: (typeof LOG_FORMATS)[number];
  /** Minimum milliseconds before a bot moves, so that people can follow. */
  readonly botPauseMs: number;
  /** Factor on the human thinking time that bots report for a move. */
  readonly botTempo: number;
  /** Factor on the time that bots give people to see what happened. */
  readonly viewingTempo: number;
  /** Thinking time of bots, in milliseconds. */
  readonly botBudgetMs: number;
  readonly substitutes: SubstituteSettings;
  readonly notifications: NotificationSettings;
  readonly mail: MailDelivery;
  readonly backups: BackupSchedule;
  readonly limits: Limits;
  readonly connections: ConnectionLimits;
}

/** Timeouts of connections, and their maximum number. */
export interface ConnectionLimits {
  /** To receive the headers of a request, or the first request of a new connection. */
  readonly headersTimeoutMs: number;
  /** To receive a whole request. */
  readonly requestTimeoutMs: number;
  /** Inactivity while a response is prepared or read. Must exceed the long-poll timeout of the bot API. */
  readonly idleTimeoutMs: number;
  /** Open connections of the process, WebSockets included. */
  readonly maxOpen: number;
}

/** How long a live match waits for a disconnected player. */
export interface SubstituteSettings {
  /** Before the others are warned. */
  readonly graceMs: number;
  /** From the warning until a bot takes over. */
  readonly countdownMs: number;
}

/** Push notification settings. */
export interface NotificationSettings {
  /** Wait after a move, as the player may notice by themselves. */
  readonly delayMs: number;
  /** Contact for push services (VAPID subject), a mailto: or https: URL. */
  readonly contact: string;
  /** Allow push services and webhooks on private addresses and without TLS, for tests. */
  readonly allowPrivateEndpoints: boolean;
}

/** How mail is sent. Without an SMTP server, no page offers it. */
export interface MailDelivery {
  /** URL of the SMTP server, with user and password. */
  readonly smtp?: string;
  /** Sender, such as `Sesame <sesame@example.org>`. */
  readonly from?: string;
}

/** Backups that the server makes every night. */
export interface BackupSchedule {
  /** Local time such as `03:00`, or `off`. */
  readonly at: string;
  /** Nightly backups that are kept. */
  readonly keep: number;
  /** Their folder; by default `backups` in the data folder. */
  readonly folder?: string;
}

export interface Limits {
  /** Size of a WebSocket message. */
  readonly messageBytes: number;
  /** Token bucket per socket. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** HTTP requests per address. */
  readonly requestsPerMinute: number;
  /** New guests per address. */
  readonly guestsPerMinute: number;
  /** New players per address: guests, those with an invitation and those who register. */
  readonly guestsPerDay: number;
  /** Tables and matches against bots that are opened per address, each. */
  readonly tablesPerHour: number;
  /** Pictures of link previews that have to be drawn, per address. */
  readonly picturesPerMinute: number;
  /** Tables of a player at which no match has begun. */
  readonly waitingTablesPerPlayer: number;
  readonly runningMatchesPerPlayer: number;
  /** Sign-ins, name changes and exports per address, each. */
  readonly signInsPerMinute: number;
  readonly socketsPerAddress: number;
  /** HTTP requests per bot; and its open sockets and long polls. */
  readonly botRequestsPerMinute: number;
  readonly botConnections: number;
  /** Buffered for a client that doesn't read. */
  readonly backlogBytes: number;
}

export const DEFAULTS: Settings = {
  port: 8080,
  host: '0.0.0.0',
  data: 'data',
  games: [],
  trustedProxies: ['loopback'],
  origins: [],
  metrics: 'open',
  logLevel: 'info',
  logFormat: 'auto',
  botPauseMs: 700,
  botTempo: 1,
  viewingTempo: 1,
  botBudgetMs: 1_000,
  substitutes: { graceMs: 30_000, countdownMs: 60_000 },
  notifications: { delayMs: 5_000, contact: 'mailto:sesame@example.org', allowPrivateEndpoints: false },
  mail: {},
  backups: { at: '03:00', keep: 7 },
  limits: {
    messageBytes: 16_384,
    messagesPerSecond: 20,
    messageBurst: 60,
    requestsPerMinute: 600,
    guestsPerMinute: 30,
    guestsPerDay: 1_000,
    tablesPerHour: 600,
    picturesPerMinute: 60,
    waitingTablesPerPlayer: 20,
    runningMatchesPerPlayer: 200,
    signInsPerMinute: 20,
    socketsPerAddress: 200,
    botRequestsPerMinute: 300,
    botConnections: 4,
    backlogBytes: 4_194_304,
  },
  connections: { headersTimeoutMs: 10_000, requestTimeoutMs: 30_000, idleTimeoutMs: 60_000, maxOpen: 30_000 },
};
