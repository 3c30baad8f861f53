import type { Refusal } from '@sesame/kernel';
import type { NotificationSettings } from '@sesame/protocol';
import { toast, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api, me } from '../../data/client.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useAnswer } from '../../data/use-query.ts';
import { notificationTexts } from '../../locales/notifications/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { permission, requestPermission, subscribeToPush, unsubscribeFromPush } from './push.ts';

/** How this browser stands: it cannot, it may not, it is not asked to, only with a page open, or always. */
export type NotificationState = 'unsupported' | 'denied' | 'off' | 'open' | 'always';

/** Notices in this browser and in others, and the ways to turn them on and off. */
export const useNotifications = () => {
  const words = useTexts();
  const say = useMessages(notificationTexts);
  const locale = useLocale();
  const { notices } = useSettings();
  const asked = useAnswer('notices', api.notices);
  const [changed, setChanged] = useState<NotificationSettings>();
  const [isBusy, setBusy] = useState(false);
  const page = changed ?? (asked?.ok ? asked.value : undefined);

  const refused = (refusal: Refusal) => {
    const text = { 'too-many-browsers': say.tooMany, 'not-told': say.noBrowsers }[refusal.code];
    if (text === undefined) toastRefusal(words, refusal);
    else toast({ text, kind: 'wrong' });
  };
  const told = (): NotificationState => {
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
      setChanged(subscribed.value);
      changeSettings({ toldAs: `${me.get()?.id} ${locale}` });
    } else if (subscribed !== undefined && subscribed.error.code !== 'no-push') refused(subscribed.error);
  };
  const remove = async (session: string) => {
    const left = await api.unsubscribe(session);
    if (left.ok) setChanged(left.value);
    else refused(left.error);
  };
  const turnOff = async () => {
    changeSettings({ notices: false, toldAs: undefined });
    const here = page?.browsers.find((browser) => browser.here);
    await unsubscribeFromPush();
    if (here !== undefined) await remove(here.session);
  };
  const test = async () => {
    const sent = await api.testNotice();
    if (sent.ok) setChanged(sent.value);
    if (sent.ok) toast({ text: say.testSent, icon: 'bell' });
    else refused(sent.error);
  };
  const busily = (act: () => Promise<void>) => async () => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  return { told: told(), page, isBusy, turnOn: busily(turnOn), turnOff: busily(turnOff), test: busily(test), remove };
};
