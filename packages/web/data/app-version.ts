import type { Locale } from '@sesame/kernel';
import { makeObservable } from './observable.ts';

/** The service worker of a new version of the app, which waits until all pages of the old one are closed. */
export const waitingVersion = makeObservable<ServiceWorker | undefined>(undefined);

export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js');

/** A page that stays open looks for a new version this often. */
const CHECK_INTERVAL_MS = 3_600_000;

/** Has the browser keep the app for use without a network, if it can, and watches for new versions. */
export const keepApp = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  try {
    const registration = await registerWorker();
    watchVersions(registration);
    setInterval(() => void registration.update().catch(() => {}), CHECK_INTERVAL_MS);
  } catch {
    // Blocked, or not served: the app works with a network only.
  }
};

/** The page itself comes first. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

const watchVersions = (registration: ServiceWorkerRegistration): void => {
  // The first version has no other before it.
  const show = () => {
    if (registration.waiting !== null && registration.active !== null) waitingVersion.set(registration.waiting);
  };
  show();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', show));
};

/** Has the service worker keep texts and dictionaries of a language, too. */
export const keepLanguage = async (language: Locale): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
};

/** Starts the new version and reloads. False: other pages of the app are open, which need the old one. */
export const startNewVersion = async (worker: ServiceWorker): Promise<boolean> => {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ takeOver: true }, [port2]);
  return (await answer) === 'taken-over';
};
