import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './lib/operator-error.ts';
import {
  anyText,
  listOf,
  oneOf,
  pageOrigin,
  proxyRange,
  rootPathOnly,
  sender,
  timeOrOff,
  urlWith,
  wholeNumber,
} from './lib/setting-form.ts';
import { type Setting, setting } from './setting.ts';
import {
  type ConnectionLimits,
  DEFAULTS,
  type Limits,
  LOG_FORMATS,
  LOG_LEVELS,
  METRICS_ACCESS,
  type Settings,
} from './settings.ts';

const MAX_COUNT = 1_000_000_000;
const MAX_SECONDS = 86_400;

const limit = (flag: string, key: keyof Limits, meaning: string): Setting =>
  setting(flag, {
    meaning,
    form: wholeNumber(1, MAX_COUNT),
    get: ({ limits }) => limits[key],
    set: (settings, value) => ({ ...settings, limits: { ...settings.limits, [key]: value } }),
  });

const timeout = (flag: string, key: Exclude<keyof ConnectionLimits, 'maxOpen'>, meaning: string): Setting =>
  setting(flag, {
    meaning,
    form: wholeNumber(1, MAX_SECONDS),
    get: ({ connections }) => connections[key] / 1_000,
    set: (settings, value) => ({ ...settings, connections: { ...settings.connections, [key]: value * 1_000 } }),
  });

const leaver = (flag: string, key: keyof Settings['substitutes'], meaning: string): Setting =>
  setting(flag, {
    meaning,
    form: wholeNumber(0, MAX_SECONDS),
    get: ({ substitutes }) => substitutes[key] / 1_000,
    set: (settings, value) => ({ ...settings, substitutes: { ...settings.substitutes, [key]: value * 1_000 } }),
  });

/** All settings that can be set from outside, in the order of the manual. */
export const SETTINGS: readonly Setting[] = [
  setting('port', {
    meaning: 'port to listen on; 0: any free one',
    form: wholeNumber(0, 65_535),
    get: ({ port }) => port,
    set: (settings, port) => ({ ...settings, port }),
  }),
  setting('host', {
    meaning: 'address to listen on; `0.0.0.0`: all interfaces',
    form: anyText('an address'),
    get: ({ host }) => host,
    set: (settings, host) => ({ ...settings, host }),
  }),
  setting('data', {
    meaning: 'data directory',
    form: anyText('a directory'),
    get: ({ data }) => data,
    set: (settings, data) => ({ ...settings, data }),
  }),
  setting('database', {
    variable: 'DATABASE_URL',
    meaning: 'a PostgreSQL database instead of the SQLite file; needs Redis, too',
    form: urlWith(['postgres:', 'postgresql:'], 'postgres://user:password@host/name'),
    get: ({ database }) => database,
    set: (settings, database) => ({ ...settings, database }),
  }),
  setting('redis', {
    variable: 'REDIS_URL',
    meaning: 'a Redis that connects several processes on one PostgreSQL database',
    form: urlWith(['redis:', 'rediss:'], 'redis://host:6379'),
    get: ({ redis }) => redis,
    set: (settings, redis) => ({ ...settings, redis }),
  }),
  setting('web', {
    meaning: 'directory of the built web app, or `off` to serve the API alone',
    form: anyText('a directory, or off'),
    fallback: 'built by `npm ci`, or at the first start',
    get: ({ web }) => web,
    set: (settings, web) => ({ ...settings, web }),
  }),
  setting('web-cache', {
    meaning: 'directory to build the web app in, where `npm ci` has not done it or its sources have changed',
    form: anyText('a directory'),
    fallback: '`packages/web`, or `~/.cache/sesame` if that cannot be written',
    get: ({ webCache }) => webCache,
    set: (settings, webCache) => ({ ...settings, webCache }),
  }),
  setting('games', {
    meaning:
      'games from outside, separated by commas: their folders, folders of such folders, or names of installed packages',
    form: listOf(anyText('a directory or a package')),
    get: ({ games }) => games,
    set: (settings, games) => ({ ...settings, games }),
  }),
  setting('origin', {
    meaning:
      'the address that players open, such as `https://play.example.org:8444`; pages elsewhere are refused, and passkeys and links are made for it',
    form: pageOrigin,
    fallback: 'any address of the server',
    get: ({ origin }) => origin,
    set: (settings, origin) => ({ ...settings, origin }),
  }),
  setting('trusted-proxies', {
    meaning:
      'proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses, ranges, `loopback`, `private`, separated by commas',
    form: listOf(proxyRange),
    get: ({ trustedProxies }) => trustedProxies,
    set: (settings, trustedProxies) => ({ ...settings, trustedProxies }),
  }),
  setting('base-path', {
    meaning: 'only `/`: Sesame needs a host name or a port of its own, and refuses a path below one',
    form: rootPathOnly,
    fallback: '/',
    get: () => '/',
    set: (settings) => settings,
  }),
  setting('origins', {
    meaning: 'other origins whose pages may use the API, separated by commas',
    form: listOf(pageOrigin),
    get: ({ origins }) => origins,
    set: (settings, origins) => ({ ...settings, origins }),
  }),
  setting('metrics', {
    meaning: 'who may read `/metrics`: `open`: everybody; `local`: this machine and the trusted proxies; `off`: nobody',
    form: oneOf(METRICS_ACCESS),
    get: ({ metrics }) => metrics,
    set: (settings, metrics) => ({ ...settings, metrics }),
  }),
  setting('metrics-token', {
    meaning: 'a token that `/metrics` then asks for, as `Authorization: Bearer …`, from anywhere',
    form: anyText('a token'),
    get: ({ metricsToken }) => metricsToken,
    set: (settings, metricsToken) => ({ ...settings, metricsToken }),
  }),
  setting('log', {
    meaning: `log level: ${LOG_LEVELS.join(', ')}`,
    form: oneOf(LOG_LEVELS),
    get: ({ logLevel }) => LOG_LEVELS.find((level) => level === logLevel),
    set: (settings, logLevel) => ({ ...settings, logLevel }),
  }),
  setting('log-format', {
    meaning: '`text`: readable lines; `json`: one JSON object per line; `auto`: text on a terminal, else JSON',
    form: oneOf(LOG_FORMATS),
    get: ({ logFormat }) => logFormat,
    set: (settings, logFormat) => ({ ...settings, logFormat }),
  }),
  setting('contact', {
    meaning: 'contact address for push services (VAPID subject); Apple requires a real one',
    form: urlWith(['mailto:', 'https:'], 'mailto:you@example.org'),
    get: ({ notifications }) => notifications.contact,
    set: (settings, contact) => ({ ...settings, notifications: { ...settings.notifications, contact } }),
  }),
  setting('security-contact', {
    meaning: 'where to report a security problem; served as `/.well-known/security.txt`',
    form: urlWith(['mailto:', 'https:', 'tel:'], 'mailto:security@example.org'),
    get: ({ securityContact }) => securityContact,
    set: (settings, securityContact) => ({ ...settings, securityContact }),
  }),
  setting('notification-delay', {
    meaning: 'seconds before a turn is notified, as the player may notice it',
    form: wholeNumber(0, MAX_SECONDS),
    get: ({ notifications }) => notifications.delayMs / 1_000,
    set: (settings, seconds) => ({
      ...settings,
      notifications: { ...settings.notifications, delayMs: seconds * 1_000 },
    }),
  }),
  setting('smtp-url', {
    meaning: 'SMTP server that mail is sent through; without one, no page offers mail',
    form: urlWith(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587'),
    get: ({ mail }) => mail.smtp,
    set: (settings, smtp) => ({ ...settings, mail: { ...settings.mail, smtp } }),
  }),
  setting('mail-from', {
    meaning: 'sender of mail, such as `Sesame <sesame@example.org>`; needed with an SMTP server',
    form: sender,
    get: ({ mail }) => mail.from,
    set: (settings, from) => ({ ...settings, mail: { ...settings.mail, from } }),
  }),
  setting('backup-at', {
    meaning: 'local time of the nightly backup, or `off`',
    form: timeOrOff,
    get: ({ backups }) => backups.at,
    set: (settings, at) => ({ ...settings, backups: { ...settings.backups, at } }),
  }),
  setting('backups-kept', {
    meaning: 'nightly backups that are kept',
    form: wholeNumber(1, 10_000),
    get: ({ backups }) => backups.keep,
    set: (settings, keep) => ({ ...settings, backups: { ...settings.backups, keep } }),
  }),
  setting('backup-dir', {
    meaning: 'directory of the backups',
    form: anyText('a directory'),
    fallback: '`backups` in the data directory',
    get: ({ backups }) => backups.folder,
    set: (settings, folder) => ({ ...settings, backups: { ...settings.backups, folder } }),
  }),
  leaver(
    'leaver-grace',
    'graceMs',
    'seconds that a live match waits for a disconnected player before the others are warned',
  ),
  leaver('leaver-countdown', 'countdownMs', 'seconds from that warning until a bot takes over'),
  setting('bot-pause', {
    meaning: 'milliseconds before a bot moves, at least',
    form: wholeNumber(0, 60_000),
    get: ({ botPauseMs }) => botPauseMs,
    set: (settings, botPauseMs) => ({ ...settings, botPauseMs }),
  }),
  setting('bot-thinking', {
    meaning: 'milliseconds that a bot may think about a move',
    form: wholeNumber(10, 60_000),
    get: ({ botBudgetMs }) => botBudgetMs,
    set: (settings, botBudgetMs) => ({ ...settings, botBudgetMs }),
  }),
  limit('requests-per-minute', 'requestsPerMinute', 'HTTP requests per address'),
  limit('guests-per-minute', 'guestsPerMinute', 'new guests per address and minute'),
  limit('guests-per-day', 'guestsPerDay', 'new players per address and day: guests, by invitation, registered'),
  limit('tables-per-hour', 'tablesPerHour', 'tables and matches against bots opened per address, each'),
  limit('pictures-per-minute', 'picturesPerMinute', 'pictures of link previews drawn per address'),
  limit('waiting-tables', 'waitingTablesPerPlayer', 'tables per player at which no match has begun'),
  limit('running-matches', 'runningMatchesPerPlayer', 'running matches per player'),
  limit('sign-ins-per-minute', 'signInsPerMinute', 'sign-ins, name changes and exports per address, each'),
  limit('sockets-per-address', 'socketsPerAddress', 'open WebSockets per address'),
  limit('messages-per-second', 'messagesPerSecond', 'messages per WebSocket'),
  limit('message-burst', 'messageBurst', 'messages per WebSocket at once'),
  limit('message-bytes', 'messageBytes', 'size of a message'),
  limit('backlog-bytes', 'backlogBytes', 'buffered for a client that does not read'),
  limit('bot-requests-per-minute', 'botRequestsPerMinute', 'HTTP requests per bot of a player'),
  limit('bot-connections', 'botConnections', 'open WebSockets and long polls per bot of a player'),
  timeout('headers-timeout', 'headersTimeoutMs', 'seconds to receive the headers of a request'),
  timeout('request-timeout', 'requestTimeoutMs', 'seconds to receive a whole request'),
  timeout('idle-timeout', 'idleTimeoutMs', 'seconds without data while a response is prepared or read'),
  setting('max-connections', {
    meaning: 'open connections of the process, WebSockets included',
    form: wholeNumber(1, MAX_COUNT),
    get: ({ connections }) => connections.maxOpen,
    set: (settings, maxOpen) => ({ ...settings, connections: { ...settings.connections, maxOpen } }),
  }),
];

/** Settings from the command line and the environment. Throws an OperatorError for a value that cannot be used. */
export const readSettings = (
  flags: Readonly<Record<string, string | undefined>>,
  env: NodeJS.ProcessEnv = process.env,
): Settings =>
  SETTINGS.reduce((settings, { flag, variable, what, apply }) => {
    const [name, text] = flags[flag] === undefined ? [variable, env[variable]] : [`--${flag}`, flags[flag]];
    // An empty variable counts as unset, as in a compose file.
    if (text === undefined || (text === '' && name === variable)) return settings;
    const applied = apply(settings, text);
    if (applied === undefined) throw new OperatorError(`${name} must be ${what}, not "${text}".`);
    return applied;
  }, DEFAULTS);

/** Defaults, overridden by the environment and then by the caller. */
export const makeSettings = (overrides: Partial<Settings>, env: NodeJS.ProcessEnv = process.env): Settings => ({
  ...readSettings({}, env),
  ...overrides,
});

/** Refuses combinations that cannot work. */
export const assertUsable = ({ database, redis, mail, web = 'off' }: Settings): void => {
  if (web !== 'off' && !existsSync(join(web, 'index.html')))
    throw new OperatorError(`There is no web app in ${web}. Leave --web out to have it built, or set it to off.`);
  if (mail.smtp !== undefined && mail.from === undefined)
    throw new OperatorError('SESAME_SMTP_URL is set, but SESAME_MAIL_FROM is not. Set the sender of mails, too.');
  if ((database === undefined) === (redis === undefined)) return;
  const [has, lacks] = database === undefined ? ['REDIS_URL', 'DATABASE_URL'] : ['DATABASE_URL', 'REDIS_URL'];
  throw new OperatorError(`${has} is set, but ${lacks} is not. Set both, or neither for one process on SQLite.`);
};

/** The table of the manual. */
export const makeSettingsTable = (): string =>
  [
    '| flag of `sesame serve` | environment variable | default | meaning |',
    '|---|---|---|---|',
    ...SETTINGS.map(
      ({ flag, variable, fallback, meaning }) => `| \`--${flag}\` | \`${variable}\` | ${fallback} | ${meaning} |`,
    ),
  ].join('\n');
