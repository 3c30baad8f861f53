import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Result } from '@sesame/kernel';
import { addAdminKey } from '../admin/admin-keys.ts';
import type { InProcessServer } from '../testing/in-process-server.ts';
import { PASSWORD } from './http-request.ts';

/** Roles of callers. */
export const ROLES = [
  'stranger',
  'ended session',
  'deleted player',
  'revoked token',
  'guest',
  'friend',
  'blocked',
  'silenced',
  'seated',
  'host',
  'bot',
  'moderator',
  'desk',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles that are not, or no longer, authenticated. */
export const NOBODIES: ReadonlySet<Role> = new Set(['stranger', 'ended session', 'deleted player']);

export type Headers = Readonly<Record<string, string>>;

/** The people of the table: a host with an account, a bot, a friend and somebody they blocked; the others are guests. */
export interface Cast {
  readonly inside: InProcessServer;
  readonly url: string;
  readonly host: NodeClient;
  readonly seated: NodeClient;
  readonly guest: NodeClient;
  readonly friend: NodeClient;
  readonly bot: string;
  readonly headers: Readonly<Record<Role, Headers>>;
  /** What somebody like this is known by who was never here before: for what ends them. */
  fresh(role: Role): Promise<Headers>;
}

export const given = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const cookieOf = ({ cookie }: NodeClient): Headers => ({ cookie });
const bearing = (token: string): Headers => ({ authorization: `Bearer ${token}` });

let accounts = 0;

export const assemble = async (inside: InProcessServer): Promise<Cast> => {
  const url = `http://127.0.0.1:${inside.port}`;
  const enter = async () => {
    const guest = await connectAsGuest(url);
    guest.connection.close();
    return guest;
  };
  const account = async () => {
    const guest = await enter();
    accounts += 1;
    given(await guest.api.saveAccount({ body: { name: `Host ${accounts}`, password: PASSWORD } }));
    return guest;
  };
  const host = await account();
  const [desk, moderator] = [await account(), await account()];
  const [seated, guest, friend, blocked, silenced, ended, gone] = [
    await enter(),
    await enter(),
    await enter(),
    await enter(),
    await enter(),
    await enter(),
    await enter(),
  ];
  given(await host.api.requestFriend({ body: { player: friend.id } }));
  given(await friend.api.requestFriend({ body: { player: host.id } }));
  given(await host.api.block({ params: { id: blocked.id } }));
  const { store, now } = inside.services;
  await store.moderation.muteForAll({ player: silenced.id, until: now() + 3_600_000, note: '' });
  given(await desk.api.redeemAdminKey({ body: { key: await addAdminKey(store, now) } }));
  given(await desk.api.setRole({ params: { id: moderator.id }, body: { role: 'moderator' } }));
  for (const { id } of given(await ended.api.sessions())) given(await ended.api.endSession({ params: { id } }));
  given(await gone.api.deleteAccount());
  const first = given(await host.api.createBot({ body: { name: 'Cracker' } }));
  const bot = first.bots[0]?.id ?? '';
  const { token } = given(await host.api.renewBotToken({ params: { id: bot } }));
  const headers: Record<Role, Headers> = {
    stranger: {},
    'ended session': cookieOf(ended),
    'deleted player': cookieOf(gone),
    'revoked token': bearing(first.token),
    guest: cookieOf(guest),
    friend: cookieOf(friend),
    blocked: cookieOf(blocked),
    silenced: cookieOf(silenced),
    seated: cookieOf(seated),
    host: cookieOf(host),
    bot: bearing(token),
    moderator: cookieOf(moderator),
    desk: cookieOf(desk),
  };
  return {
    inside,
    url,
    host,
    seated,
    guest,
    friend,
    bot,
    headers,
    fresh: async (role) => {
      if (NOBODIES.has(role) || role === 'revoked token' || role === 'bot') return headers[role];
      return cookieOf(role === 'host' || role === 'moderator' || role === 'desk' ? await account() : await enter());
    },
  };
};
