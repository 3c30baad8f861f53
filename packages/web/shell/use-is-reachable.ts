import { useEffect, useState } from 'react';
import { useIsOffline } from '../data/use-is-offline.ts';

/** Pages that show something without a network. */
const OFFLINE_PAGES = /^\/($|matches\/|learn\/|replay$|settings$|shortcuts$)/;

/** Whether a page has, or can do without, what it needs from the server. One that was loaded stays when the network goes. */
export const useIsReachable = (path: string): boolean => {
  const isOffline = useIsOffline();
  const [loadedPath, setLoadedPath] = useState(isOffline ? undefined : path);
  useEffect(() => {
    if (!isOffline) setLoadedPath(path);
  }, [isOffline, path]);
  return !isOffline || loadedPath === path || OFFLINE_PAGES.test(path);
};
