import { lazy, Suspense } from 'react';
import { useAnnouncements } from '../data/topics.ts';

const AnnouncementBar = lazy(() => import('./overlays/AnnouncementBar.tsx'));

/** What the host has to say to everybody, over every page. While that is nothing, nothing is loaded for it. */
export function Announcements() {
  const announcements = useAnnouncements() ?? [];
  if (announcements.length === 0) return undefined;
  return (
    <Suspense>
      <AnnouncementBar announcements={announcements} />
    </Suspense>
  );
}
