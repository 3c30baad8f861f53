import { lazy, Suspense } from 'react';
import { useAnnouncements } from '../data/topics.ts';

const AnnouncementBar = lazy(() => import('./overlays/AnnouncementBar.tsx'));

/** Announcements above every page. The bar's code is loaded only if there are any. */
export function Announcements() {
  const announcements = useAnnouncements() ?? [];
  if (announcements.length === 0) return undefined;
  return (
    <Suspense>
      <AnnouncementBar announcements={announcements} />
    </Suspense>
  );
}
