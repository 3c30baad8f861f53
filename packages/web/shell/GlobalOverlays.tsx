import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { matchmakingRequest } from '../data/matchmaking.ts';
import { useStore } from '../data/store.ts';
import { useRelationships } from '../data/topics.ts';

const MatchmakingPanel = lazy(() => import('../widgets/matchmaking/MatchmakingPanel.tsx'));
const InvitationNotices = lazy(() => import('./overlays/InvitationNotices.tsx'));

/** Others, on whatever page we are: whom we look for, and who calls us. Loaded when there is something to say. */
export function GlobalOverlays() {
  const wish = useStore(matchmakingRequest);
  const [path] = useLocation();
  const invitations = useRelationships()?.invitations ?? [];
  return (
    <Suspense>
      {wish && <MatchmakingPanel wish={wish} />}
      {invitations.length > 0 && path !== '/friends' && <InvitationNotices invitations={invitations} />}
    </Suspense>
  );
}
