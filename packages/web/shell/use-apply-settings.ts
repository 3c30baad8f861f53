import { useEffect } from 'react';
import { useIsDark, useSettings } from '../data/settings.ts';

/** Applies theme, motion and language to the root element. */
export const useApplySettings = (): void => {
  const { calm, locale } = useSettings();
  const isDark = useIsDark();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark ? 'dark' : 'light';
    const page = getComputedStyle(root).getPropertyValue('--page').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  }, [isDark]);
  useEffect(() => {
    if (calm) document.documentElement.dataset.motion = 'calm';
    else delete document.documentElement.dataset.motion;
  }, [calm]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
};
