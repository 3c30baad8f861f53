import { ok, type Result } from '@sesame/kernel';
import { ROUTES, type Room } from '@sesame/protocol';
import { NAME_TAKEN } from '../../../community/accounts/accounts.ts';
import { cleanName } from '../../../lib/name-skeleton.ts';
import { addressGroup } from '../../../lib/source.ts';
import { publicRoom } from '../../../lobby/rooms/public-room.ts';
import type { StoredRoom } from '../../../store/repositories/rooms.ts';
import { type HttpContext, registerRoute } from '../register-route.ts';

export const roomRoutes = (http: HttpContext): void => {
  const { services } = http;
  const { rooms, settings, accounts } = services;
  const show = async (result: Result<StoredRoom>): Promise<Result<Room>> =>
    result.ok ? ok(await publicRoom(services, result.value)) : result;

  registerRoute(http, ROUTES.openRoom, async ({ player }) => show(await rooms.open(player)), {
    rateLimit: { max: settings.limits.tablesPerHour, timeWindow: '1 hour' },
  });
  registerRoute(http, ROUTES.room, async ({ params, request }) =>
    show(await rooms.findFor(addressGroup(request.ip), params.code)),
  );
  registerRoute(http, ROUTES.joinRoom, async ({ player, params, request }) => {
    const room = await rooms.findFor(addressGroup(request.ip), params.code);
    return show(room.ok ? await rooms.join(params.code, player) : room);
  });
  registerRoute(http, ROUTES.leaveRoom, async ({ player, params }) =>
    show(await rooms.remove(params.code, player.id, params.player)),
  );
  registerRoute(http, ROUTES.setWatching, async ({ player, params, body }) =>
    show(await rooms.setWatching(params.code, player.id, { player: params.player, watching: body.watching })),
  );
  registerRoute(http, ROUTES.addRoomGuest, async ({ player, params, body }) => {
    const name = cleanName(body.name);
    if (!(await accounts.isNameFree(name, player.id))) return NAME_TAKEN;
    return show(await rooms.addGuest(params.code, player.id, name));
  });
  registerRoute(http, ROUTES.chooseGame, async ({ player, params, body }) =>
    show(await rooms.choose(params.code, player.id, body)),
  );
  registerRoute(http, ROUTES.startRoomMatch, async ({ player, params }) =>
    show(await rooms.start(params.code, player.id)),
  );
  registerRoute(http, ROUTES.endRoomMatch, async ({ player, params }) =>
    show(await rooms.endMatch(params.code, player.id)),
  );
};
