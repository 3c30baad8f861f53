import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { matchmakingRequest } from '../data/matchmaking.ts';
import { useObservable } from '../data/observable.ts';
import { useRelationships } from '../data/topics.ts';

const MatchmakingPanel = lazy(() => import('../widgets/matchmaking/MatchmakingPanel.tsx'));
const InvitationNotices = lazy(() => import('./overlays/InvitationNotices.tsx'));

/** Global overlays: matchmaking status and incoming invitations. Loaded on demand. */
export function GlobalOverlays() {
  const request = useObservable(matchmakingRequest);
  const [path] = useLocation();
  const invitations = useRelationships()?.invitations ?? [];
  return (
    <Suspense>
      {request && <MatchmakingPanel request={request} />}
      {invitations.length > 0 && path !== '/friends' && <InvitationNotices invitations={invitations} />}
    </Suspense>
  );
}
