import type { Presence } from '../../cluster/presence.ts';
import type { Event } from '../../lib/event.ts';
import type { Store } from '../../store/store.ts';
import { makeInvitationMessage } from './messages.ts';
import type { Push } from './push.ts';

/** An invitation to a table. */
export interface Invited {
  readonly table: string;
  readonly game: string;
  readonly to: string;
  /** Name of the inviting player. */
  readonly from: string;
}

const DAY_SECONDS = 86_400;

/** Sends invited players a push notification, once per table. Online players see the invitation on their page. */
export const notifyInvited = (
  invited: Event<Invited>,
  {
    store,
    presence,
    push,
  }: { readonly store: Pick<Store, 'notifications'>; readonly presence: Presence; readonly push: Push },
  onError: (error: unknown) => void,
): void => {
  const notify = async (invitation: Invited) => {
    const { table, to } = invitation;
    if (presence.isOnline(to) || (await store.notifications.ofPlayer(to)).length === 0) return;
    if (!(await store.notifications.claim({ match: table, player: to, kind: 'invited', seq: 0 }))) return;
    await push.send(to, makeInvitationMessage(invitation), {
      ttl: DAY_SECONDS,
      urgency: 'normal',
      topic: table.slice(0, 32),
    });
  };
  invited.listen((invitation) => void notify(invitation).catch(onError));
};
