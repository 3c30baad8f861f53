import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../../cluster/bus/bus.ts';
import { makeGuestName } from '../../community/accounts/guest-name.ts';
import { parseUserAgent } from '../../community/accounts/user-agent.ts';
import { type Event, makeEvent } from '../../lib/event.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { hashToken, tokenIn } from '../../lib/token.ts';
import type { Store, StoredPlayer, StoredSession } from '../../store/store.ts';
import { refuseWith } from './reply.ts';

/** Who asks, and what lets them in: the id of a browser's session, or the hash of a bot's token. */
export interface Caller {
  readonly player: StoredPlayer;
  readonly pass: string;
}

/** Somebody, and the browser they are here with. */
export interface Present {
  readonly player: StoredPlayer;
  readonly session: StoredSession;
}

/**
 * Who somebody is: a player by a session, which a signed cookie names that scripts cannot read, and nobody has to sign up;
 * or a bot by its token. A request with a token is the bot's or nobody's, whatever cookie comes along.
 */
export interface Auth {
  whoIs(headers: IncomingHttpHeaders): Promise<StoredPlayer | undefined>;
  /** The same with what lets them in. */
  caller(headers: IncomingHttpHeaders): Promise<Caller | undefined>;
  /** The player of this request; a new guest if there is none yet. Only entering makes guests, so nobody becomes two. */
  greet(request: FastifyRequest, reply: FastifyReply): Promise<StoredPlayer | undefined>;
  /** The player of this request. Undefined: a stranger, who has been answered. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<StoredPlayer | undefined>;
  /** The same with the browser's session, which a token does not stand for. */
  admitHere(request: FastifyRequest, reply: FastifyReply): Promise<Present | undefined>;
  /** Lets somebody in who has shown that they are this player. Whoever this browser was before ends here. */
  recognise(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void>;
  /** Ends sessions, their sockets included. */
  end(sessions: readonly string[]): Promise<void>;
  /** Forgets browsers that have not been here for a year. */
  forget(): Promise<void>;
  /** Sends away whoever is here by this session or token, in whichever process: it lets nobody in any more. */
  sendAway(pass: string): void;
  /** A session or a token lets nobody in any more; tells which. */
  readonly ended: Event<string>;
}

interface AuthDeps {
  readonly store: Pick<Store, 'players' | 'sessions' | 'accounts' | 'botTokens'>;
  readonly now: Now;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
}

const COOKIE = 'sesame';
const ENDED = 'ended';
const SESSION_LIFETIME_MS = 365 * 86_400_000;
/** How long a browser may take to have the cookie that it was sent. */
const OLD_SESSION_GRACE_MS = 3_000;
/** How exactly it is known when a session or a token was last seen. */
const SEEN_UPDATE_INTERVAL_MS = 10 * 60_000;
const UNKNOWN_CALLER = { code: 'stranger', message: 'Sign in or enter as a guest first.' };

export const makeAuth = (app: FastifyInstance, { store, now, bus }: AuthDeps): Auth => {
  const ended = makeEvent<string>();
  bus.subscribe(ENDED, ended.emit);
  const sendAway = (pass: string) => {
    ended.emit(pass);
    bus.publish(ENDED, pass);
  };

  const cookieOf = (header: string | undefined): string | undefined => {
    const signed = header === undefined ? undefined : app.parseCookie(header)[COOKIE];
    const { valid, value } = signed === undefined ? { valid: false, value: null } : app.unsignCookie(signed);
    return valid && value !== null ? value : undefined;
  };
  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string) =>
    reply.setCookie(COOKIE, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SESSION_LIFETIME_MS / 1000,
      signed: true,
    });

  const presence = async (header: string | undefined): Promise<Present | undefined> => {
    const cookie = cookieOf(header);
    const session = cookie === undefined ? undefined : await store.sessions.find(sessionId(cookie));
    if (session === undefined || session.seenAt < now() - SESSION_LIFETIME_MS) return undefined;
    const player = await store.players.find(session.player);
    return player && { player, session };
  };
  const bearer = async (token: string): Promise<Caller | undefined> => {
    const known = await store.botTokens.find(hashToken(token));
    const player = known && (await store.players.find(known.bot));
    if (known === undefined || player === undefined || player.leftAt !== undefined) return undefined;
    if ((known.usedAt ?? 0) < now() - SEEN_UPDATE_INTERVAL_MS) await store.botTokens.used(known.hash, now());
    return { player, pass: known.hash };
  };
  const caller = async (headers: IncomingHttpHeaders): Promise<Caller | undefined> => {
    const token = tokenIn(headers);
    if (token !== undefined) return bearer(token);
    const present = await presence(headers.cookie);
    return present && { player: present.player, pass: present.session.id };
  };
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await caller(request.headers);
    if (found === undefined) refuseWith(reply, UNKNOWN_CALLER);
    return found?.player;
  };
  const admitHere = async (request: FastifyRequest, reply: FastifyReply) => {
    const present = tokenIn(request.headers) === undefined ? await presence(request.headers.cookie) : undefined;
    if (present === undefined) refuseWith(reply, UNKNOWN_CALLER);
    return present;
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply, begun: { player: string; provedAt?: number }) => {
    const cookie = randomBytes(32).toString('base64url');
    const agent = parseUserAgent(request.headers['user-agent']);
    await store.sessions.add({ id: sessionId(cookie), createdAt: now(), seenAt: now(), agent, ...begun });
    setCookie(request, reply, cookie);
  };
  const end = async (sessions: readonly string[]) => {
    await store.sessions.remove(sessions);
    for (const session of sessions) sendAway(session);
  };

  /**
   * The guest of a cookie from before there were sessions: it held the player's id. It is good for as long as they are a
   * guest, not just once: two tabs may bring it at the same moment, and an answer may get lost.
   */
  const formerGuest = async (cookie: string | undefined): Promise<StoredPlayer | undefined> => {
    const player = cookie === undefined ? undefined : await store.players.find(cookie);
    if (player === undefined || player.leftAt !== undefined) return undefined;
    return (await store.accounts.find(player.id)) === undefined ? player : undefined;
  };
  const newGuest = async (): Promise<StoredPlayer> => {
    const guest = { id: makeId(), name: makeGuestName(), createdAt: now() };
    await store.players.add(guest);
    return guest;
  };

  return {
    ended,
    sendAway,
    caller,
    end,
    forget: () => store.sessions.forget(now() - SESSION_LIFETIME_MS),
    whoIs: async (headers) => (await caller(headers))?.player,
    admit,
    admitHere,
    greet: async (request, reply) => {
      if (tokenIn(request.headers) !== undefined) return admit(request, reply);
      const cookie = cookieOf(request.headers.cookie);
      const present = await presence(request.headers.cookie);
      if (present === undefined || cookie === undefined) {
        const player = (await formerGuest(cookie)) ?? (await newGuest());
        await begin(request, reply, { player: player.id });
        return player;
      }
      if (present.session.seenAt < now() - SEEN_UPDATE_INTERVAL_MS) {
        await store.sessions.note(present.session.id, { seenAt: now() });
        setCookie(request, reply, cookie);
      }
      return present.player;
    },
    recognise: async (request, reply, player) => {
      const here = await presence(request.headers.cookie);
      if (here?.player.id === player) return store.sessions.note(here.session.id, { provedAt: now() });
      await begin(request, reply, { player, provedAt: now() });
      // Not at once: another tab that is cut off must not come back before this browser has its new cookie.
      if (here !== undefined) setTimeout(() => end([here.session.id]).catch(() => {}), OLD_SESSION_GRACE_MS).unref();
    },
  };
};

const sessionId = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The key that cookies are signed with, made at the first start. */
export const cookieKey = (store: Pick<Store, 'keyValues'>): Promise<string> =>
  store.keyValues.settle('cookie_key', randomBytes(32).toString('hex'));
