import { type Locale, ok, type Result, refuse } from '@sesame/kernel';
import type { NotificationSettings } from '@sesame/protocol';
import { api } from '../../data/client.ts';

/** What this browser lets the house do: nothing at all, nothing any more, not yet asked, or tell. */
export type Permission = 'unsupported' | 'denied' | 'default' | 'granted';

/** Browsers have notices and service workers only where the page came over TLS, or from this machine. */
export const permission = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

/** Asks the player by the browser's own question. Only ever called from a press. */
export const requestPermission = async (): Promise<Permission> => {
  if (permission() === 'default') await Notification.requestPermission();
  return permission();
};

const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js');

/** Shows a notice of a match that waits, while a page is open. The same tag as a push: neither comes on top of the other. */
export const showNotification = async (notice: {
  readonly match: string;
  readonly title: string;
  readonly body: string;
  readonly lang: Locale;
}): Promise<void> => {
  const { match, title, body, lang } = notice;
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

/** This browser's subscription to the house, made if there is none. A push service may be missing: then it is refused. */
const subscription = async (publicKey: string): Promise<PushSubscription> => {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && sameKey(known.options.applicationServerKey, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

const NO_PUSH = refuse('no-push', 'This browser cannot be told while no page is open.');

/** Has the house tell this browser also while no page is open. */
export const subscribeToPush = async (publicKey: string, locale: Locale): Promise<Result<NotificationSettings>> => {
  const made = await subscription(publicKey).then(ok, () => NO_PUSH);
  if (!made.ok) return made;
  const { endpoint, keys } = made.value.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return api.subscribe({ endpoint: endpoint ?? '', p256dh, auth, locale });
};

/** The browser forgets its subscription; the house is told by whoever calls. */
export const unsubscribeFromPush = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  await known?.unsubscribe();
};
