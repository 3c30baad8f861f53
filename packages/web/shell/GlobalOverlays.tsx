import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { seeking } from '../data/matchmaking.ts';
import { useStore } from '../data/store.ts';
import { usePeople } from '../data/topics.ts';

const Seeking = lazy(() => import('../widgets/matchmaking/MatchmakingPanel.tsx'));
const InvitationNotices = lazy(() => import('./overlays/InvitationNotices.tsx'));

/** Others, on whatever page we are: whom we look for, and who calls us. Loaded when there is something to say. */
export function Company() {
  const wish = useStore(seeking);
  const [path] = useLocation();
  const invitations = usePeople()?.invitations ?? [];
  return (
    <Suspense>
      {wish && <Seeking wish={wish} />}
      {invitations.length > 0 && path !== '/friends' && <InvitationNotices invitations={invitations} />}
    </Suspense>
  );
}
