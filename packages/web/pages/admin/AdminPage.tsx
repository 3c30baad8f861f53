import './admin.css';
import { ButtonLink, Slab, Tabs, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../data/client.ts';
import { useMe } from '../../data/use-me.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { CrackedPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { Announcing } from './AnnouncementEditor.tsx';
import { BackupShelf } from './Backups.tsx';
import { NowInTheHouse } from './MatchesAndTables.tsx';
import { Metrics } from './Metrics.tsx';
import { Silences } from './MutedPlayers.tsx';
import { Reports } from './Reports.tsx';

/** The host's desk. For everybody else there is nothing here. */
export default function DeskPage() {
  const door = useDoor();
  if (door === undefined) return <LoadingPage />;
  return door === 'open' ? <Desk /> : <CrackedPage />;
}

/** Whether the desk is ours. The key of a link is used up here, and leaves the address. */
const useDoor = (): 'open' | 'shut' | undefined => {
  const key = new URLSearchParams(useSearch()).get('key');
  const [, navigate] = useLocation();
  const [door, setDoor] = useState<'open' | 'shut'>();
  useEffect(() => {
    let isGone = false;
    const knock = async () => {
      // A key makes somebody a host: so we must be somebody first.
      if (key !== null) {
        await api.me();
        await api.openDesk(key);
      }
      const { ok } = await api.deskMetrics();
      if (isGone) return;
      setDoor(ok ? 'open' : 'shut');
      if (ok && key !== null) navigate('/desk', { replace: true });
    };
    void knock();
    return () => {
      isGone = true;
    };
  }, [key, navigate]);
  return door;
};

function Desk() {
  const say = useMessages(adminTexts);
  const me = useMe();
  const overview = (
    <div className="stack">
      <Metrics />
      <Announcing />
    </div>
  );
  const parts = [
    { id: 'overview', label: say.overview, content: overview },
    { id: 'now', label: say.now, content: <NowInTheHouse /> },
    { id: 'reports', label: say.reports, content: <Reports /> },
    { id: 'silences', label: say.mutes, content: <Silences /> },
    { id: 'backups', label: say.backups, content: <BackupShelf /> },
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
