import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useObservable } from '../../data/observable.ts';
import { shortcutsOpen, useShortcuts } from '../../widgets/shortcuts/use-shortcuts.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { useHasOfflineWork } from './use-has-offline-work.ts';
import { usePushRenewal } from './use-push-renewal.ts';
import { useTurnNotifications } from './use-turn-notifications.ts';

const OfflineWork = lazy(() => import('./OfflineWork.tsx'));
const ShortcutsDialog = lazy(() => import('../../widgets/shortcuts/ShortcutsDialog.tsx'));

/** Turn notifications, push renewal, new versions, what waits for the network, and keyboard shortcuts of all pages. */
export default function NotificationsAndShortcuts() {
  const isOpen = useObservable(shortcutsOpen);
  const hasOfflineWork = useHasOfflineWork();
  useTurnNotifications();
  usePushRenewal();
  useShortcuts();
  useNotificationClicks();
  return (
    <>
      <NewVersionNotice />
      <Suspense>{hasOfflineWork && <OfflineWork />}</Suspense>
      <Suspense>{isOpen && <ShortcutsDialog />}</Suspense>
    </>
  );
}

/** Navigates to the match when a notification is clicked while a page is open. */
const useNotificationClicks = (): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data }: MessageEvent) => {
      if (typeof data?.path === 'string') navigate(data.path);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
};
