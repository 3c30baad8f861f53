import { ok, type Result } from '@sesame/kernel';
import { type Contacts, ROUTES } from '@sesame/protocol';
import type { StoredPlayer } from '../../../store/store.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

/** Friends, blocks and invitations. Every change answers the player’s contacts after it. */
export const friendRoutes = (http: HttpContext): void => {
  const { settings, friends } = http.services;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };
  const contactsAfter = async (
    { id }: StoredPlayer,
    change: Promise<Result<void> | void>,
  ): Promise<Result<Contacts>> => {
    const changed = await change;
    return changed === undefined || changed.ok ? ok(await friends.of(id)) : changed;
  };

  registerRoute(http, ROUTES.contacts, async ({ player }) => ok(await friends.of(player.id)));
  registerRoute(
    http,
    ROUTES.requestFriend,
    ({ player, body }) => contactsAfter(player, friends.request(player, body)),
    limited,
  );
  registerRoute(http, ROUTES.removeFriend, ({ player, params }) =>
    contactsAfter(player, friends.remove(player.id, params.id)),
  );
  registerRoute(http, ROUTES.block, ({ player, params }) => contactsAfter(player, friends.block(player.id, params.id)));
  registerRoute(
    http,
    ROUTES.invite,
    ({ player, params, body }) => contactsAfter(player, friends.invite(player, params.id, body.player)),
    limited,
  );
  registerRoute(http, ROUTES.declineInvitation, ({ player, params }) =>
    contactsAfter(player, friends.decline(player.id, params.id)),
  );
  registerRoute(http, ROUTES.markRead, ({ player, params, body }) =>
    contactsAfter(player, friends.markRead(player.id, params.id, body.seq)),
  );
  registerRoute(http, ROUTES.opponents, async ({ player }) => ok(await friends.opponents(player.id)));
};
