import { useEffect } from 'react';
import { currentSettings, isDarkNow, useIsDark, useSettings } from '../data/settings.ts';

/** Applies theme, motion and language to the root element. */
export const useApplySettings = (): void => {
  const { calm, locale } = useSettings();
  const isDark = useIsDark();
  useEffect(() => {
    const root = document.documentElement;
    // The first render of a page from the server does not know what was chosen.
    root.dataset.theme = isDark || isDarkNow() ? 'dark' : 'light';
    const page = getComputedStyle(root).getPropertyValue('--page').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  }, [isDark]);
  useEffect(() => {
    if (calm || currentSettings().calm) document.documentElement.dataset.motion = 'calm';
    else delete document.documentElement.dataset.motion;
  }, [calm]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
};
