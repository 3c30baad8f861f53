import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { OutboxChannel } from '../../store/repositories/outbox.ts';
import type { Store } from '../../store/store.ts';
import { DIGEST_INTERVAL_MS } from '../outbox/outbox-sender.ts';

/** A turn in a correspondence match, or a call to a tournament match. */
export interface Turn {
  readonly match: string;
  readonly player: string;
  /** The row where the decision began. */
  readonly seq: number;
  readonly kind: 'turn' | 'call';
  /** Whether the player sees the match. */
  readonly isSeen: boolean;
}

/** Puts the mail and the webhook message about a turn into the outbox: once per decision, over all processes. */
export type Reach = (turn: Turn) => Promise<void>;

export interface ReachDeps {
  readonly store: Pick<Store, 'mailAddresses' | 'webhooks' | 'outbox'>;
  readonly sendsMail: boolean;
  readonly now: Now;
  /** Called when something was added for a channel. */
  readonly onAdded: (channel: OutboxChannel) => void;
}

const CHANNELS: readonly OutboxChannel[] = ['mail', 'webhook'];
const MINUTE_MS = 60_000;
/** Players who look at Sesame within this time need no message. */
export const TURN_DELAY_MS = 10 * MINUTE_MS;
/** A turn that could not be told for so long is none any more. */
const TURN_LIFETIME_MS = 3 * 1_440 * MINUTE_MS;
/** The wait for the first move of a tournament match is over by then. */
const CALL_LIFETIME_MS = 15 * MINUTE_MS;

export const makeReach = ({ store, sendsMail, now, onAdded }: ReachDeps): Reach => {
  /** When the mail about a turn may be sent; undefined: it is not wanted. */
  const mailTime = async (player: string, kind: Turn['kind'], at: number): Promise<number | undefined> => {
    const address = sendsMail ? await store.mailAddresses.find(player) : undefined;
    if (address?.address === undefined) return undefined;
    if (kind === 'call') return address.calls ? at : undefined;
    return address.turns ? Math.max(at + TURN_DELAY_MS, address.digestAt + DIGEST_INTERVAL_MS) : undefined;
  };
  const webhookTime = async (player: string, at: number): Promise<number | undefined> =>
    (await store.webhooks.find(player)) === undefined ? undefined : at;

  return async ({ match, player, seq, kind, isSeen }) => {
    const at = now();
    const times = { mail: await mailTime(player, kind, at), webhook: await webhookTime(player, at) };
    const expiresAt = at + (kind === 'call' ? CALL_LIFETIME_MS : TURN_LIFETIME_MS);
    const items = CHANNELS.flatMap((channel) => {
      const dueAt = times[channel];
      return dueAt === undefined
        ? []
        : [{ id: makeId(), channel, player, kind, about: match, madeAt: at, dueAt, expiresAt }];
    });
    if (items.length === 0) return;
    // Seen turns are claimed, too, so that they are not told after a restart.
    const isNew = await store.outbox.addOnce({ match, player, kind: 'reached', seq }, isSeen ? [] : items);
    if (isNew && !isSeen) for (const { channel } of items) onAdded(channel);
  };
};
