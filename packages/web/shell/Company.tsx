import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '../house/store.ts';
import { usePeople } from '../house/use-topic.ts';
import { seeking } from '../queue/seeking.ts';

const Seeking = lazy(() => import('../queue/Seeking.tsx'));
const InvitationNotices = lazy(() => import('../people/InvitationNotices.tsx'));

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
