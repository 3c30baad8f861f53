import './admin.css';
import { ok, type Result } from '@sesame/kernel';
import type { StaffStatus } from '@sesame/protocol';
import { ButtonLink, Slab, useMessages } from '@sesame/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useReauth } from '../../widgets/reauth/use-reauth.tsx';
import { AdminNav } from './AdminNav.tsx';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { AuditLog } from './AuditLog.tsx';
import { Backups } from './Backups.tsx';
import { MatchesAndTables } from './MatchesAndTables.tsx';
import { Metrics } from './Metrics.tsx';
import { People } from './people/People.tsx';
import { PersonDetails } from './people/PersonDetails.tsx';
import { RatingGains } from './RatingGains.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { Reports } from './Reports.tsx';
import { ServerWebhook } from './ServerWebhook.tsx';

const POLL_INTERVAL_MS = 10_000;

/** The admin console: the section that the address names. Everybody else sees the error page. */
export default function AdminPage({ section, id }: { readonly section: string; readonly id?: string | undefined }) {
  const { status, needsAccount, dialog } = useStaffStatus();
  if (needsAccount) return <AccountFirst />;
  if (status === undefined) {
    return (
      <>
        <LoadingPage />
        {dialog}
      </>
    );
  }
  return status === 'none' ? <ErrorPage /> : <AdminConsole status={status} section={section} id={id} />;
}

/** Our rights. A one-time key in the address makes us an admin, and is then removed from it. */
const useStaffStatus = () => {
  const key = new URLSearchParams(useSearch()).get('key');
  const [, navigate] = useLocation();
  const { withReauth, dialog } = useReauth();
  const load = async (): Promise<Result<StaffStatus | 'none' | 'account-first'>> => {
    if (key !== null) {
      // The key promotes the current player, so make sure there is one.
      await api.enter();
      const redeemed = await withReauth(() => api.redeemAdminKey({ body: { key } }));
      if (!redeemed.ok && redeemed.error.code === 'account-first') return ok('account-first');
    }
    const status = await api.staffStatus();
    return ok(status.ok ? status.value : 'none');
  };
  const { data } = useQuery(key ?? '', load, { keepsPrevious: true, pollIntervalMs: POLL_INTERVAL_MS });
  const isStaff = typeof data === 'object';
  useEffect(() => {
    if (isStaff && key !== null) navigate('/admin', { replace: true });
  }, [isStaff, key, navigate]);
  return { status: data === 'account-first' ? undefined : data, needsAccount: data === 'account-first', dialog };
};

function AccountFirst() {
  const say = useMessages(adminTexts);
  return (
    <Page title={say.accountFirstTitle} className="admin-page">
      <h1>{say.accountFirstTitle}</h1>
      <Slab className="stack">
        <p>{say.accountFirst}</p>
        <div>
          <ButtonLink href="/account" icon="user" variant="primary">
            {say.makeAccount}
          </ButtonLink>
        </div>
      </Slab>
    </Page>
  );
}

function AdminConsole(props: {
  readonly status: StaffStatus;
  readonly section: string;
  readonly id: string | undefined;
}) {
  const { status, section, id } = props;
  const say = useMessages(adminTexts);
  const people = useMessages(peopleTexts);
  const isAdmin = status.role === 'admin';
  const overview = (
    <div className="stack">
      <Metrics />
      <AnnouncementEditor />
      <ServerWebhook />
    </div>
  );
  const peoplePart = id === undefined ? <People /> : <PersonDetails key={id} id={id} isAdmin={isAdmin} />;
  const forStaff: readonly Section[] = [
    { path: 'people', name: people.people, content: peoplePart },
    { path: 'reports', name: say.reports, content: <Reports />, count: status.openReports },
  ];
  const sections: readonly Section[] = isAdmin
    ? [
        { path: '', name: say.overview, content: overview },
        ...forStaff,
        { path: 'matches', name: say.now, content: <MatchesAndTables /> },
        { path: 'ratings', name: say.ratings, content: <RatingGains /> },
        { path: 'registration', name: people.settings, content: <RegistrationForm /> },
        { path: 'backups', name: say.backups, content: <Backups /> },
        { path: 'log', name: people.log, content: <AuditLog /> },
      ]
    : forStaff;
  const current = sections.find(({ path }) => path === section) ?? (section === '' ? sections[0] : undefined);
  if (current === undefined) return <ErrorPage />;
  return (
    <Page title={`${current.name} · ${say.title}`} className="admin-page">
      <h1>{say.title}</h1>
      <AdminNav sections={sections} current={current.path} />
      {current.content}
    </Page>
  );
}

interface Section {
  readonly path: string;
  readonly name: string;
  readonly content: ReactNode;
  readonly count?: number;
}
