import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ok, type Result, refuse } from '@sesame/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../../cluster/bus/bus.ts';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import type { Accounts, SignInSource } from '../../community/accounts/accounts.ts';
import { makeGuestName } from '../../community/accounts/guest-name.ts';
import { parseUserAgent } from '../../community/accounts/user-agent.ts';
import type { Bans } from '../../community/moderation/bans.ts';
import type { Registration } from '../../community/registration/registration.ts';
import { type Event, makeEvent } from '../../lib/event.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { addressGroup, makeSource, type Source } from '../../lib/source.ts';
import { bearerTokenOf, hashToken } from '../../lib/token.ts';
import type { Limits } from '../../settings.ts';
import type { Store, StoredPlayer, StoredSession } from '../../store/store.ts';
import { makeCookies } from './cookies.ts';

/** The player behind a request. */
export interface Caller {
  readonly player: StoredPlayer;
  /** The id of the browser’s session, or the hash of the bot’s token. */
  readonly credential: string;
}

/** A player signed in by the session of a browser. */
export interface SignedIn {
  readonly player: StoredPlayer;
  readonly session: StoredSession;
}

/**
 * Authentication: a browser’s session, named by a signed cookie that scripts cannot read, or a bot’s token. A request with
 * a token is never authenticated by its cookie.
 */
export interface Auth {
  caller(headers: IncomingHttpHeaders): Promise<Caller | undefined>;
  playerOf(headers: IncomingHttpHeaders): Promise<StoredPlayer | undefined>;
  /** Undefined for requests with a token, too. */
  sessionOf(headers: IncomingHttpHeaders): Promise<SignedIn | undefined>;
  /** Where a request comes from. */
  sourceOf(request: FastifyRequest): Source;
  /** The player of this request, or a new guest. Only POST /me creates guests, so concurrent requests never create two. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Result<StoredPlayer>>;
  /** A new player with a session in this browser, also while there are no new guests; not for the banned. */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    proved?: { readonly provedAt: number },
  ): Promise<Result<StoredPlayer>>;
  /** Signs this browser in as a player, unless they are banned; a session of another player in it ends. */
  signIn(request: FastifyRequest, reply: FastifyReply, player: string): Promise<Result<void>>;
  /** Names the session, or else the browser, in which a passkey is asked for. */
  ceremonyOf(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** A new session for a guest who has become an account: a cookie from before does not open it. */
  renewSession(request: FastifyRequest, reply: FastifyReply, before: SignedIn): Promise<void>;
  /** Remembers in this browser that a player has proved who they are with it. */
  remember(request: FastifyRequest, reply: FastifyReply, player: string): void;
  /** Where a password is tried from. */
  signInSourceOf(request: FastifyRequest): SignInSource;
  /** A player’s sessions, last seen first, without those that end in a moment. */
  sessionsOf(player: string): Promise<readonly StoredSession[]>;
  /** Ends sessions and closes their sockets. */
  endSessions(sessions: readonly string[]): Promise<void>;
  /** Deletes sessions that were not used for a year. */
  removeStaleSessions(): Promise<void>;
  /** Closes the connections of a session or token that is no longer valid, on all processes. */
  disconnect(credential: string): void;
  /** A session or a token is no longer valid. */
  readonly ended: Event<string>;
}

interface AuthDeps {
  /** Hashes networks and browsers. */
  readonly sourceKey: string;
  readonly store: Pick<Store, 'players' | 'sessions' | 'botTokens' | 'notifications'>;
  readonly accounts: Pick<Accounts, 'isNameFree'>;
  readonly bans: Pick<Bans, 'check' | 'checkSource'>;
  readonly registration: Pick<Registration, 'checkGuests'>;
  readonly now: Now;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly makeRateLimiter: MakeRateLimiter;
  readonly settings: { readonly limits: Pick<Limits, 'guestsPerDay'> };
}

const COOKIE = 'sesame';
/** Names the browser, no matter who is signed in. */
const BROWSER_COOKIE = 'sesame-browser';
/** The players who have signed in with this browser. */
const KNOWN_COOKIE = 'sesame-known';
const MAX_KNOWN_PLAYERS = 5;
const ENDED = 'ended';
const SESSION_LIFETIME_MS = 365 * 86_400_000;
/** Time for a browser to receive its new cookie. */
const OLD_SESSION_GRACE_MS = 3_000;
/** `seenAt` and `usedAt` are updated at most this often. */
const SEEN_UPDATE_INTERVAL_MS = 10 * 60_000;
const TOO_MANY_GUESTS = refuse(
  'too-many-guests',
  'Too many new guests from your network today. Sign in, or try tomorrow.',
);
export const NOT_SIGNED_IN = refuse('stranger', 'Sign in or enter as a guest first.');

export const makeAuth = (app: FastifyInstance, deps: AuthDeps): Auth => {
  const { store, now, bus, accounts, bans, registration, sourceKey, makeRateLimiter, settings } = deps;
  const newPlayers = makeRateLimiter('guests', { uses: settings.limits.guestsPerDay, seconds: 86_400 });
  const ended = makeEvent<string>();
  bus.subscribe(ENDED, ended.emit);
  const disconnect = (credential: string) => {
    ended.emit(credential);
    bus.publish(ENDED, credential);
  };

  /** Sessions that end in a moment. */
  const ending = new Set<string>();
  const { cookieOf, setCookie } = makeCookies(app, SESSION_LIFETIME_MS);
  const knownPlayers = (header: string | undefined): readonly string[] =>
    cookieOf(header, KNOWN_COOKIE)?.split('.') ?? [];
  const remember = (request: FastifyRequest, reply: FastifyReply, player: string) => {
    const others = knownPlayers(request.headers.cookie).filter((other) => other !== player);
    setCookie(request, reply, KNOWN_COOKIE, [player, ...others].slice(0, MAX_KNOWN_PLAYERS).join('.'));
  };

  const sessionOfCookie = async (header: string | undefined): Promise<SignedIn | undefined> => {
    const cookie = cookieOf(header, COOKIE);
    const session = cookie === undefined ? undefined : await store.sessions.find(sessionId(cookie));
    if (session === undefined || session.seenAt < now() - SESSION_LIFETIME_MS) return undefined;
    const player = await store.players.find(session.player);
    return player && { player, session };
  };
  const callerByToken = async (token: string): Promise<Caller | undefined> => {
    const known = await store.botTokens.find(hashToken(token));
    const player = known && (await store.players.find(known.bot));
    if (known === undefined || player === undefined || player.leftAt !== undefined) return undefined;
    // A ban holds for the bots of the banned, too.
    if (!(await bans.check(player.owner ?? player.id)).ok) return undefined;
    if ((known.usedAt ?? 0) < now() - SEEN_UPDATE_INTERVAL_MS) await store.botTokens.markUsed(known.hash, now());
    return { player, credential: known.hash };
  };
  const caller = async (headers: IncomingHttpHeaders): Promise<Caller | undefined> => {
    const token = bearerTokenOf(headers);
    if (token !== undefined) return callerByToken(token);
    const signedIn = await sessionOfCookie(headers.cookie);
    return signedIn && { player: signedIn.player, credential: signedIn.session.id };
  };
  const sourceOf = ({ ip, headers }: FastifyRequest) =>
    makeSource(sourceKey, { address: ip, browser: cookieOf(headers.cookie, BROWSER_COOKIE) });
  /** Names the browser, or keeps its name for another year. */
  const nameBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
    const browser = cookieOf(request.headers.cookie, BROWSER_COOKIE) ?? randomBytes(16).toString('base64url');
    setCookie(request, reply, BROWSER_COOKIE, browser);
    return browser;
  };
  const startSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    started: { player: string; provedAt?: number },
  ): Promise<string> => {
    const cookie = randomBytes(32).toString('base64url');
    const id = sessionId(cookie);
    const agent = parseUserAgent(request.headers['user-agent']);
    setCookie(request, reply, COOKIE, cookie);
    const source = makeSource(sourceKey, { address: request.ip, browser: nameBrowser(request, reply) });
    await store.sessions.add({ id, createdAt: now(), seenAt: now(), agent, source, ...started });
    return id;
  };
  const endSessions = async (sessions: readonly string[]) => {
    await store.sessions.remove(sessions);
    for (const session of sessions) disconnect(session);
  };
  /** Not at once: another tab that is disconnected must not come back before this browser has its new cookie. */
  const endSoon = ({ session }: SignedIn) => {
    ending.add(session.id);
    const end = () => endSessions([session.id]).finally(() => ending.delete(session.id));
    setTimeout(() => end().catch(() => {}), OLD_SESSION_GRACE_MS).unref();
  };

  /** A name that no account has. */
  const freeGuestName = async (player: string): Promise<string> => {
    for (;;) {
      const name = makeGuestName();
      if (await accounts.isNameFree(name, player)) return name;
    }
  };
  const createGuest = async (): Promise<StoredPlayer> => {
    const id = makeId();
    const guest = { id, name: await freeGuestName(id), createdAt: now() };
    await store.players.add(guest);
    return guest;
  };

  const admit: Auth['admit'] = async (request, reply, proved) => {
    const allowed = await bans.checkSource(sourceOf(request));
    if (!allowed.ok) return allowed;
    // By whatever door they come: as guests, with an invitation or by registering.
    if ((await newPlayers.consume(addressGroup(request.ip))) !== undefined) return TOO_MANY_GUESTS;
    const player = await createGuest();
    await startSession(request, reply, { player: player.id, ...proved });
    return ok(player);
  };

  return {
    ended,
    disconnect,
    caller,
    signInSourceOf: ({ ip, headers }) => {
      const known = knownPlayers(headers.cookie);
      const browser = cookieOf(headers.cookie, BROWSER_COOKIE) ?? '';
      return { network: addressGroup(ip), browser, isKnownTo: (player) => browser !== '' && known.includes(player) };
    },
    remember,
    sourceOf,
    ceremonyOf: async (request, reply) =>
      (await sessionOfCookie(request.headers.cookie))?.session.id ?? nameBrowser(request, reply),
    admit,
    sessionsOf: async (player) => (await store.sessions.ofPlayer(player)).filter(({ id }) => !ending.has(id)),
    endSessions,
    removeStaleSessions: () => store.sessions.removeUnseen(now() - SESSION_LIFETIME_MS),
    playerOf: async (headers) => (await caller(headers))?.player,
    sessionOf: async (headers) => (bearerTokenOf(headers) === undefined ? sessionOfCookie(headers.cookie) : undefined),
    enter: async (request, reply) => {
      const { headers } = request;
      if (bearerTokenOf(headers) !== undefined) {
        const bot = await caller(headers);
        return bot === undefined ? NOT_SIGNED_IN : ok(bot.player);
      }
      const cookie = cookieOf(headers.cookie, COOKIE);
      const signedIn = await sessionOfCookie(headers.cookie);
      if (signedIn === undefined || cookie === undefined) {
        const allowed = await registration.checkGuests();
        if (!allowed.ok) return allowed;
        return admit(request, reply);
      }
      if (signedIn.session.seenAt < now() - SEEN_UPDATE_INTERVAL_MS) {
        await store.sessions.touch(signedIn.session.id, { seenAt: now(), source: sourceOf(request) });
        setCookie(request, reply, COOKIE, cookie);
      }
      return ok(signedIn.player);
    },
    signIn: async (request, reply, player) => {
      const allowed = await bans.check(player);
      if (!allowed.ok) return allowed;
      const before = await sessionOfCookie(request.headers.cookie);
      if (before?.player.id === player) {
        await store.sessions.touch(before.session.id, { provedAt: now() });
        remember(request, reply, player);
        return ok(undefined);
      }
      const session = await startSession(request, reply, { player, provedAt: now() });
      remember(request, reply, player);
      if (before !== undefined) endSoon(before);
      // A ban of this moment may have missed the new session.
      const still = await bans.check(player);
      if (!still.ok) await endSessions([session]);
      return still;
    },
    renewSession: async (request, reply, before) => {
      const session = await startSession(request, reply, { player: before.player.id, provedAt: now() });
      await store.notifications.moveSubscription({ from: before.session.id, to: session });
      endSoon(before);
    },
  };
};

const sessionId = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The key that signs cookies, created at the first start. */
export const cookieKey = (store: Pick<Store, 'keyValues'>): Promise<string> =>
  store.keyValues.getOrSet('cookie_key', randomBytes(32).toString('hex'));
