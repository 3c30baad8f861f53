import { useEffect } from 'react';
import { isDark, useSettings } from '../data/settings.ts';

/** Applies theme, motion and language to the root element. */
export const useApplySettings = (): void => {
  const { theme, calm, locale } = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    const light = matchMedia('(prefers-color-scheme: dark)');
    const paint = () => {
      root.dataset.theme = isDark(theme) ? 'dark' : 'light';
      const page = getComputedStyle(root).getPropertyValue('--page').trim();
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
    };
    paint();
    light.addEventListener('change', paint);
    return () => light.removeEventListener('change', paint);
  }, [theme]);
  useEffect(() => {
    if (calm) document.documentElement.dataset.motion = 'calm';
    else delete document.documentElement.dataset.motion;
  }, [calm]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
};
