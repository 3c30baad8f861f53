import type { Refusal } from '@sesame/kernel';
import { toast, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api, me } from '../../data/client.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { permission, requestPermission, subscribeToPush, unsubscribeFromPush } from './push.ts';

/** Notifications in this browser: not supported, denied, off, only while a page is open, or always (push). */
export type NotificationState = 'unsupported' | 'denied' | 'off' | 'open' | 'always';

/** Notification settings of this browser, and the other subscribed browsers. */
export const useNotifications = () => {
  const texts = useTexts();
  const say = useMessages(notificationTexts);
  const locale = useLocale();
  const { notices } = useSettings();
  const { data: page, setData: setPage } = useQuery('notifications', api.notificationSettings);
  const [isPending, setPending] = useState(false);

  const onRefusal = (refusal: Refusal) => {
    const text = { 'too-many-browsers': say.tooMany, 'not-told': say.noBrowsers }[refusal.code];
    if (text === undefined) toastRefusal(texts, refusal);
    else toast({ text, kind: 'wrong' });
  };
  const { mutate } = useMutation({ onRefusal });
  const state = (): NotificationState => {
    const given = permission();
    if (given === 'unsupported' || given === 'denied') return given;
    if (given === 'default' || !notices) return 'off';
    return page?.browsers.some(({ here }) => here) ? 'always' : 'open';
  };
  const turnOn = async () => {
    if ((await requestPermission()) !== 'granted') return;
    changeSettings({ notices: true });
    const key = page?.publicKey;
    const subscribed = key === undefined ? undefined : await subscribeToPush(key, locale);
    if (subscribed?.ok) {
      setPage(subscribed.value);
      changeSettings({ toldAs: `${me.get()?.id} ${locale}` });
    } else if (subscribed !== undefined && subscribed.error.code !== 'no-push') onRefusal(subscribed.error);
  };
  const remove = async (session: string) => {
    const left = await mutate(() => api.unsubscribePush({ params: { session } }));
    if (left.ok) setPage(left.value);
  };
  const turnOff = async () => {
    changeSettings({ notices: false, toldAs: undefined });
    const here = page?.browsers.find((browser) => browser.here);
    await unsubscribeFromPush();
    if (here !== undefined) await remove(here.session);
  };
  const test = async () => {
    const sent = await mutate(api.sendTestNotification);
    if (!sent.ok) return;
    setPage(sent.value);
    toast({ text: say.testSent, icon: 'bell' });
  };
  const whilePending = (act: () => Promise<void>) => async () => {
    setPending(true);
    await act().finally(() => setPending(false));
  };
  return {
    state: state(),
    page,
    isPending,
    turnOn: whilePending(turnOn),
    turnOff: whilePending(turnOff),
    test: whilePending(test),
    remove,
  };
};
