import type { Presence } from '../../cluster/presence.ts';
import type { Event } from '../../lib/event.ts';
import type { Store } from '../../store/store.ts';
import { makeInvitationMessage } from './messages.ts';
import type { Push } from './push.ts';

/** Somebody was called to a table. */
export interface Invited {
  readonly table: string;
  readonly game: string;
  readonly to: string;
  /** The name of whoever calls. */
  readonly from: string;
}

const DAY_SECONDS = 86_400;

/** Tells those who are not here, once a table however often they are called. Who is here is told by their page. */
export const notifyInvited = (
  invited: Event<Invited>,
  {
    store,
    presence,
    push,
  }: { readonly store: Pick<Store, 'notifications'>; readonly presence: Presence; readonly push: Push },
  failed: (error: unknown) => void,
): void => {
  const tell = async (invitation: Invited) => {
    const { table, to } = invitation;
    if (presence.isOnline(to) || (await store.notifications.ofPlayer(to)).length === 0) return;
    if (!(await store.notifications.claim({ match: table, player: to, kind: 'invited', seq: 0 }))) return;
    await push.send(to, makeInvitationMessage(invitation), {
      ttl: DAY_SECONDS,
      urgency: 'normal',
      topic: table.slice(0, 32),
    });
  };
  invited.listen((invitation) => void tell(invitation).catch(failed));
};
