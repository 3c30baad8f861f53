import { EmptyState, Slab, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { ReportPanel } from './ReportPanel.tsx';

const POLL_INTERVAL_MS = 5_000;

/** Player reports with their number, unresolved ones first. */
export function Reports() {
  const say = useMessages(adminTexts);
  const people = useMessages(peopleTexts);
  const { mutate } = useMutation();
  const { data: reports, setData: setReports } = useQuery('reports', api.reports, { pollIntervalMs: POLL_INTERVAL_MS });
  if (reports === undefined) return <Loading />;
  const resolve = async (id: string) => {
    const next = await mutate(() => api.resolveReport({ params: { id } }));
    if (next.ok) setReports(next.value);
  };
  if (reports.length === 0) {
    return (
      <Slab>
        <EmptyState title={say.noReports} text={say.noReportsText} />
      </Slab>
    );
  }
  const open = reports.filter(({ dealtAt }) => dealtAt === undefined).length;
  return (
    <div className="stack">
      <h2>{people.openReports(open)}</h2>
      {reports.map((report) => (
        <ReportPanel key={report.id} report={report} onResolve={() => void resolve(report.id)} />
      ))}
    </div>
  );
}
