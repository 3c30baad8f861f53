import { useEffect, useState } from 'react';
import { isOnServer } from './is-on-server.ts';
import { useStatus } from './use-me.ts';

/** Shorter outages are not shown. */
const NOTICE_DELAY_MS = 1500;

/** Whether the server cannot be reached: at once if the browser knows it, or else after a moment. */
export const useIsOffline = (): boolean => {
  const isOpen = useStatus() === 'open';
  const [isOut, setOut] = useState(() => !isOnServer && !navigator.onLine);
  useEffect(() => {
    if (isOpen) return setOut(false);
    const timer = setTimeout(() => setOut(true), navigator.onLine ? NOTICE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOut && !isOpen;
};
