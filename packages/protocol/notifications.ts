import Type, { type Static } from 'typebox';
import { SessionId } from './account.ts';
import { MAX_PUSH_ENDPOINT_LENGTH } from './limits.ts';
import { Language } from './mail.ts';

/** Push notifications: bodies and answers of /api/notices, and the payload of a push. */
const exact = { additionalProperties: false } as const;

/** A browser’s push subscription. */
export const SubscribePush = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: MAX_PUSH_ENDPOINT_LENGTH }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'Public key, 65 bytes in base64url.' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Authentication secret, 16 bytes in base64url.' }),
    locale: Language,
  },
  exact,
);
export type SubscribePush = Static<typeof SubscribePush>;

export const NotificationSettings = Type.Object({
  publicKey: Type.String({ description: 'VAPID public key for the subscription.' }),
  browsers: Type.Array(
    Type.Object({
      session: SessionId,
      agent: Type.String({ description: 'Browser and operating system; empty if unknown.' }),
      createdAt: Type.Number(),
      here: Type.Boolean({ description: 'The current browser.' }),
    }),
    { description: 'Subscribed browsers, newest first.' },
  ),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

/** The payload of a push, shown by the service worker. Contains no secrets. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** The page that a click opens. */
  readonly path: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
  /** Matches waiting for the player, for the badge. */
  readonly waiting?: number;
}
