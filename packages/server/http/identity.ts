import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeAgent } from '../accounts/agent.ts';
import { makeId } from '../ids.ts';
import type { Now } from '../now.ts';
import type { Store, StoredPlayer, StoredSession } from '../store/store.ts';
import { refuseWith } from './answer.ts';
import { makeGuestName } from './guest-name.ts';

/** Somebody, and the browser they are here with. */
export interface Present {
  readonly player: StoredPlayer;
  readonly session: StoredSession;
}

/** Who somebody is: a player by a session, which a signed cookie names that scripts cannot read. Nobody has to sign up. */
export interface Identity {
  whoIs(cookieHeader: string | undefined): Promise<StoredPlayer | undefined>;
  /** The same with the session. */
  presence(cookieHeader: string | undefined): Promise<Present | undefined>;
  /** The player of this request; a new guest if there is none yet. Only entering makes guests, so nobody becomes two. */
  greet(request: FastifyRequest, reply: FastifyReply): Promise<StoredPlayer>;
  /** The player of this request. Undefined: a stranger, who has been answered. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<StoredPlayer | undefined>;
  /** The same with the session. */
  admitHere(request: FastifyRequest, reply: FastifyReply): Promise<Present | undefined>;
  /** Lets somebody in who has shown that they are this player. Whoever this browser was before ends here. */
  recognise(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void>;
  /** Ends sessions, their sockets included. */
  end(sessions: readonly string[]): Promise<void>;
  /** Forgets browsers that have not been here for a year. */
  forget(): Promise<void>;
  /** Called when a session has ended. */
  readonly listeners: { ended: (session: string) => void };
}

type IdentityStore = Pick<Store, 'players' | 'sessions' | 'accounts'>;

const COOKIE = 'sesame';
const YEAR = 365 * 86_400_000;
/** How long a browser may take to have the cookie that it was sent. */
const SETTLES = 3_000;
/** How exactly it is known when a session was last seen. */
const MINUTES = 10 * 60_000;
const STRANGER = { code: 'stranger', message: 'Enter the house first.' };

export const makeIdentity = (app: FastifyInstance, store: IdentityStore, now: Now): Identity => {
  const listeners: Identity['listeners'] = { ended: () => {} };

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
      maxAge: YEAR / 1000,
      signed: true,
    });

  const presence = async (header: string | undefined): Promise<Present | undefined> => {
    const cookie = cookieOf(header);
    const session = cookie === undefined ? undefined : await store.sessions.find(sessionId(cookie));
    if (session === undefined || session.seenAt < now() - YEAR) return undefined;
    const player = await store.players.find(session.player);
    return player && { player, session };
  };
  const admitHere = async (request: FastifyRequest, reply: FastifyReply) => {
    const present = await presence(request.headers.cookie);
    if (present === undefined) refuseWith(reply, STRANGER);
    return present;
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply, begun: { player: string; provedAt?: number }) => {
    const cookie = randomBytes(32).toString('base64url');
    const agent = makeAgent(request.headers['user-agent']);
    await store.sessions.add({ id: sessionId(cookie), createdAt: now(), seenAt: now(), agent, ...begun });
    setCookie(request, reply, cookie);
  };
  const end = async (sessions: readonly string[]) => {
    await store.sessions.remove(sessions);
    for (const session of sessions) listeners.ended(session);
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
    listeners,
    presence,
    end,
    forget: () => store.sessions.forget(now() - YEAR),
    whoIs: async (header) => (await presence(header))?.player,
    admit: async (request, reply) => (await admitHere(request, reply))?.player,
    admitHere,
    greet: async (request, reply) => {
      const cookie = cookieOf(request.headers.cookie);
      const present = await presence(request.headers.cookie);
      if (present === undefined || cookie === undefined) {
        const player = (await formerGuest(cookie)) ?? (await newGuest());
        await begin(request, reply, { player: player.id });
        return player;
      }
      if (present.session.seenAt < now() - MINUTES) {
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
      if (here !== undefined) setTimeout(() => end([here.session.id]).catch(() => {}), SETTLES).unref();
    },
  };
};

const sessionId = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The key that cookies are signed with, made at the first start. */
export const cookieKey = async (store: Pick<Store, 'house'>): Promise<string> => {
  const known = await store.house.get('cookie_key');
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('hex');
  await store.house.set('cookie_key', key);
  return key;
};
