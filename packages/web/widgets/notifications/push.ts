import { type Locale, ok, type Result, refuse } from '@sesame/kernel';
import type { NotificationSettings } from '@sesame/protocol';
import { registerWorker } from '../../data/app-version.ts';
import { api } from '../../data/client.ts';

/** The browser's permission for notifications. */
export type Permission = 'unsupported' | 'denied' | 'default' | 'granted';

/** Notifications and service workers exist only over TLS or on localhost. */
export const permission = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

/** Opens the browser's permission prompt. Must be called from a user gesture. */
export const requestPermission = async (): Promise<Permission> => {
  if (permission() === 'default') await Notification.requestPermission();
  return permission();
};

/** Shows a notification for a match. It has the tag of the push message, so that only one of the two is shown. */
export const showNotification = async (notification: {
  readonly match: string;
  readonly title: string;
  readonly body: string;
  readonly lang: Locale;
}): Promise<void> => {
  const { match, title, body, lang } = notification;
  const worker = await registerWorker();
  await worker.showNotification(title, {
    body,
    lang,
    icon: '/icon-192.png',
    badge: '/badge.png',
    tag: `match ${match}`,
    data: { path: `/matches/${match}` },
  });
};

const sameKey = (given: ArrayBuffer | null, publicKey: string): boolean =>
  given !== null && toBase64Url(new Uint8Array(given)) === publicKey;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Gets or creates this browser's push subscription. Rejects without a push service. */
const subscription = async (publicKey: string): Promise<PushSubscription> => {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && sameKey(known.options.applicationServerKey, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

const NO_PUSH = refuse('no-push', 'This browser does not support push notifications.');

/** Subscribes this browser to push notifications. */
export const subscribeToPush = async (publicKey: string, locale: Locale): Promise<Result<NotificationSettings>> => {
  const made = await subscription(publicKey).then(ok, () => NO_PUSH);
  if (!made.ok) return made;
  const { endpoint, keys } = made.value.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return api.subscribePush({ body: { endpoint: endpoint ?? '', p256dh, auth, locale } });
};

/** Removes the subscription from the browser; the caller tells the server. */
export const unsubscribeFromPush = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  await known?.unsubscribe();
};
