import webPush, { type VapidKeys } from 'web-push';
import type { Store } from '../../store/store.ts';

/** VAPID keys, generated at the first start. Browsers bind their subscriptions to them. */
export const vapidKeys = async (store: Pick<Store, 'keyValues'>): Promise<VapidKeys> => {
  const known = await store.keyValues.get('vapid_keys');
  return JSON.parse(
    known ?? (await store.keyValues.getOrSet('vapid_keys', JSON.stringify(webPush.generateVAPIDKeys()))),
  );
};
