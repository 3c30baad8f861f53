import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeId } from '../ids.ts';
import type { Now } from '../now.ts';
import type { Store, StoredPlayer } from '../store/store.ts';
import { refuseWith } from './answer.ts';
import { makeGuestName } from './guest-name.ts';

/** Who somebody is: a guest by a signed cookie that scripts cannot read, without any sign-up. */
export interface Identity {
  whoIs(cookieHeader: string | undefined): Promise<StoredPlayer | undefined>;
  /** The guest of this request; a new one if there is none yet. Only entering makes guests, so nobody becomes two. */
  greet(request: FastifyRequest, reply: FastifyReply): Promise<StoredPlayer>;
  /** The guest of this request. Undefined: a stranger, who has been answered. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<StoredPlayer | undefined>;
}

const COOKIE = 'sesame';
const YEAR = 365 * 86_400;
const STRANGER = { code: 'stranger', message: 'Enter the house first.' };

export const makeIdentity = (app: FastifyInstance, store: Pick<Store, 'players'>, now: Now): Identity => {
  const whoIs = async (header: string | undefined) => {
    const signed = header === undefined ? undefined : app.parseCookie(header)[COOKIE];
    const { valid, value } = signed === undefined ? { valid: false, value: null } : app.unsignCookie(signed);
    return valid && value !== null ? store.players.find(value) : undefined;
  };
  return {
    whoIs,
    admit: async (request, reply) => {
      const player = await whoIs(request.headers.cookie);
      if (player === undefined) refuseWith(reply, STRANGER);
      return player;
    },
    greet: async (request, reply) => {
      const known = await whoIs(request.headers.cookie);
      if (known !== undefined) return known;
      const guest = { id: makeId(), name: makeGuestName(), createdAt: now() };
      await store.players.add(guest);
      reply.setCookie(COOKIE, guest.id, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: YEAR,
        signed: true,
      });
      return guest;
    },
  };
};

/** The key that cookies are signed with, made at the first start. */
export const cookieKey = async (store: Pick<Store, 'house'>): Promise<string> => {
  const known = await store.house.get('cookie_key');
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('hex');
  await store.house.set('cookie_key', key);
  return key;
};
