import Type, { type Static } from 'typebox';
import { SessionId } from './account.ts';

/** Being told when a match waits: bodies and answers of /api/notices, and what a push says. */
const exact = { additionalProperties: false } as const;

/** A browser's subscription, as its push service gave it. */
export const SubscribePush = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: 1_000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'Its public key, 65 bytes as base64url.' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Its shared secret, 16 bytes as base64url.' }),
    locale: Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('nl')]),
  },
  exact,
);
export type SubscribePush = Static<typeof SubscribePush>;

export const NotificationSettings = Type.Object({
  publicKey: Type.String({ description: 'What a browser binds its subscription to.' }),
  browsers: Type.Array(
    Type.Object({
      session: SessionId,
      agent: Type.String({ description: 'Browser and system, a word each; empty where they did not say.' }),
      createdAt: Type.Number(),
      here: Type.Boolean({ description: 'The browser that asks.' }),
    }),
    { description: 'The browsers that are told by push, the newest first.' },
  ),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

/** What a push carries, for the service worker to show. Nothing in it is secret. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** Where a press on it leads. */
  readonly path: string;
  /** A later notice of the same replaces an earlier one. */
  readonly tag: string;
  /** How many matches wait, for the badge. */
  readonly waiting?: number;
}
