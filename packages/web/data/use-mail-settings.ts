import type { Locale } from '@sesame/kernel';
import { useEffect } from 'react';
import { api } from './client.ts';
import { useQuery } from './use-query.ts';

/** Our mail address and the mails we want. Mails follow the language of the page. */
export const useMailSettings = (locale: Locale) => {
  const { data, setData } = useQuery('mail', api.mailSettings);
  const isOtherLanguage = data?.address !== undefined && data.locale !== locale;
  useEffect(() => {
    if (isOtherLanguage) void api.changeMailSettings({ body: { locale } });
  }, [isOtherLanguage, locale]);
  return { mail: data, setMail: setData };
};
