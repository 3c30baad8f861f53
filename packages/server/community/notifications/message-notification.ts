import type { Presence } from '../../cluster/presence.ts';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import type { Store } from '../../store/store.ts';
import { makeTalkMessage } from './messages.ts';
import type { Push } from './push.ts';

/** A private message that a friend has written. */
export interface Talked {
  readonly to: string;
  readonly from: string;
  /** The writer's name. */
  readonly name: string;
}

const DAY_SECONDS = 86_400;
/** Further messages of the same friend within this time are not announced. */
const ONCE = { uses: 1, seconds: 600 } as const;

/**
 * Tells players without an open page that a friend has written, in a push notification without the text. Muted friends
 * are not announced.
 */
export const makeMessageNotification = ({
  store,
  presence,
  push,
  makeRateLimiter,
}: {
  readonly store: Pick<Store, 'notifications' | 'moderation'>;
  readonly presence: Pick<Presence, 'isOnline'>;
  readonly push: Pick<Push, 'send'>;
  readonly makeRateLimiter: MakeRateLimiter;
}): ((talked: Talked) => Promise<void>) => {
  const limiter = makeRateLimiter('message-push', ONCE);
  return async ({ to, from, name }) => {
    if (presence.isOnline(to) || (await store.notifications.ofPlayer(to)).length === 0) return;
    if ((await store.moderation.mutedBy(to)).some(({ id }) => id === from)) return;
    if ((await limiter.consume(`${to} ${from}`)) !== undefined) return;
    await push.send(to, makeTalkMessage({ from, name }), {
      ttl: DAY_SECONDS,
      urgency: 'normal',
      topic: from.slice(0, 32),
    });
  };
};
