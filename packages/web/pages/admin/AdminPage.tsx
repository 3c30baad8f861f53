import './admin.css';
import { ok, type Result } from '@sesame/kernel';
import { ButtonLink, Slab, Tabs, useMessages } from '@sesame/ui';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../data/client.ts';
import { useMe } from '../../data/use-me.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { Backups } from './Backups.tsx';
import { MatchesAndTables } from './MatchesAndTables.tsx';
import { Metrics } from './Metrics.tsx';
import { MutedPlayers } from './MutedPlayers.tsx';
import { RatingGains } from './RatingGains.tsx';
import { Reports } from './Reports.tsx';
import { ServerWebhook } from './ServerWebhook.tsx';

/** The admin console. Everybody else sees the error page. */
export default function AdminPage() {
  const isAdmin = useIsAdmin();
  if (isAdmin === undefined) return <LoadingPage />;
  return isAdmin ? <AdminConsole /> : <ErrorPage />;
}

/** Whether we may see the console. A one-time key in the address makes us an admin, and is then removed from it. */
const useIsAdmin = (): boolean | undefined => {
  const key = new URLSearchParams(useSearch()).get('key');
  const [, navigate] = useLocation();
  const redeem = async (): Promise<Result<boolean>> => {
    if (key !== null) {
      // The key promotes the current player, so make sure there is one.
      await api.enter();
      await api.redeemAdminKey({ body: { key } });
    }
    const metrics = await api.adminMetrics();
    return ok(metrics.ok);
  };
  const { data: isAdmin } = useQuery(key ?? '', redeem, { keepsPrevious: true });
  useEffect(() => {
    if (isAdmin && key !== null) navigate('/desk', { replace: true });
  }, [isAdmin, key, navigate]);
  return isAdmin;
};

function AdminConsole() {
  const say = useMessages(adminTexts);
  const me = useMe();
  const overview = (
    <div className="stack">
      <Metrics />
      <AnnouncementEditor />
      <ServerWebhook />
    </div>
  );
  const parts = [
    { id: 'overview', label: say.overview, content: overview },
    { id: 'now', label: say.now, content: <MatchesAndTables /> },
    { id: 'reports', label: say.reports, content: <Reports /> },
    { id: 'silences', label: say.mutes, content: <MutedPlayers /> },
    { id: 'ratings', label: say.ratings, content: <RatingGains /> },
    { id: 'backups', label: say.backups, content: <Backups /> },
  ];
  return (
    <Page title={say.title} className="admin-page">
      <h1>{say.title}</h1>
      <p className="soft">{say.lead}</p>
      {me?.guest && (
        <Slab className="line admin-guest">
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
