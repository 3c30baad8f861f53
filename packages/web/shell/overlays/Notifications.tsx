import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '../../data/store.ts';
import { keysOpen, useHouseKeys } from '../../widgets/shortcuts/use-shortcuts.ts';
import { useToldHere } from './use-push-renewal.ts';
import { useTurnNotices } from './use-turn-notifications.ts';

const KeysDialog = lazy(() => import('../../widgets/shortcuts/ShortcutsDialog.tsx'));

/** What is told and heard on every page. It draws nothing until somebody asks for the keys. */
export default function HouseNotices() {
  const isOpen = useStore(keysOpen);
  useTurnNotices();
  useToldHere();
  useHouseKeys();
  useNoticePresses();
  if (!isOpen) return undefined;
  return (
    <Suspense>
      <KeysDialog />
    </Suspense>
  );
}

/** A press on a notice leads to its match, in a page that is open already. */
const useNoticePresses = (): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data }: MessageEvent) => {
      if (typeof data?.path === 'string') navigate(data.path);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [navigate]);
};
