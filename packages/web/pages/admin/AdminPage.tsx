import './admin.css';
import { ButtonLink, Slab, Tabs, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../data/client.ts';
import { useMe } from '../../data/use-me.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { Backups } from './Backups.tsx';
import { MatchesAndTables } from './MatchesAndTables.tsx';
import { Metrics } from './Metrics.tsx';
import { MutedPlayers } from './MutedPlayers.tsx';
import { Reports } from './Reports.tsx';

/** The host's desk. For everybody else there is nothing here. */
export default function AdminPage() {
  const access = useAdminAccess();
  if (access === undefined) return <LoadingPage />;
  return access === 'granted' ? <AdminConsole /> : <ErrorPage />;
}

/** Whether the desk is ours. The key of a link is used up here, and leaves the address. */
const useAdminAccess = (): 'granted' | 'denied' | undefined => {
  const key = new URLSearchParams(useSearch()).get('key');
  const [, navigate] = useLocation();
  const [access, setAccess] = useState<'granted' | 'denied'>();
  useEffect(() => {
    let isStale = false;
    const checkAccess = async () => {
      // A key makes somebody a host: so we must be somebody first.
      if (key !== null) {
        await api.me();
        await api.openDesk(key);
      }
      const { ok } = await api.deskMetrics();
      if (isStale) return;
      setAccess(ok ? 'granted' : 'denied');
      if (ok && key !== null) navigate('/desk', { replace: true });
    };
    void checkAccess();
    return () => {
      isStale = true;
    };
  }, [key, navigate]);
  return access;
};

function AdminConsole() {
  const say = useMessages(adminTexts);
  const me = useMe();
  const overview = (
    <div className="stack">
      <Metrics />
      <AnnouncementEditor />
    </div>
  );
  const parts = [
    { id: 'overview', label: say.overview, content: overview },
    { id: 'now', label: say.now, content: <MatchesAndTables /> },
    { id: 'reports', label: say.reports, content: <Reports /> },
    { id: 'silences', label: say.mutes, content: <MutedPlayers /> },
    { id: 'backups', label: say.backups, content: <Backups /> },
  ];
  return (
    <Page title={say.title} className="desk-page">
      <h1>{say.title}</h1>
      <p className="soft">{say.lead}</p>
      {me?.guest && (
        <Slab className="line desk-guest">
          <p className="grow">{say.guest}</p>
          <ButtonLink href="/account" icon="user">
            {say.makeAccount}
          </ButtonLink>
        </Slab>
      )}
      <Tabs label={say.sections} items={parts} />
    </Page>
  );
}
