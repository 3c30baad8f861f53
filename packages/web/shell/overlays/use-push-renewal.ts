import { useLocale } from '@sesame/ui';
import { useEffect } from 'react';
import { api } from '../../data/client.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useMe } from '../../data/use-me.ts';
import { permission, subscribeToPush } from '../../widgets/notifications/push.ts';

/** Renews the push subscription after the player or the language has changed. */
export const usePushRenewal = (): void => {
  const id = useMe()?.id;
  const locale = useLocale();
  const { notices, toldAs } = useSettings();
  const as = `${id} ${locale}`;
  const isDue = id !== undefined && notices && toldAs !== undefined && toldAs !== as && permission() === 'granted';
  useEffect(() => {
    if (!isDue) return;
    const renew = async () => {
      const page = await api.notificationSettings();
      if (!page.ok) return;
      const renewed = await subscribeToPush(page.value.publicKey, locale);
      if (renewed.ok) changeSettings({ toldAs: as });
    };
    void renew();
  }, [isDue, as, locale]);
};
