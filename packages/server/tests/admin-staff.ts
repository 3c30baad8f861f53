import type { NodeClient } from '@sesame/client';
import { addAdminKey } from '../admin/admin-keys.ts';
import { given } from './authorisation-cast.ts';
import { PASSWORD } from './http-request.ts';
import type { OpenServer } from './open-server.ts';

let names = 0;

/** A new account. */
export const enterAccount = async (server: OpenServer): Promise<NodeClient & { readonly name: string }> => {
  names += 1;
  const name = `Member ${names}`;
  const guest = await server.enter();
  given(await guest.api.saveAccount({ body: { name, password: PASSWORD } }));
  return { ...guest, name };
};

/** A new account that is an admin. */
export const enterAdmin = async (server: OpenServer): Promise<NodeClient & { readonly name: string }> => {
  const admin = await enterAccount(server);
  const { store, now } = server.inside.services;
  given(await admin.api.redeemAdminKey({ body: { key: await addAdminKey(store, now) } }));
  return admin;
};

/** Makes the last sign-in of a player a while ago. */
export const makeProofOld = async ({ inside }: OpenServer, player: string): Promise<void> => {
  const { store, now } = inside.services;
  for (const { id } of await store.sessions.ofPlayer(player)) {
    await store.sessions.touch(id, { provedAt: now() - 11 * 60_000 });
  }
};
