import type { AdminReport } from '@sesame/protocol';
import { Button, EmptyState, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { MuteDialog } from './MuteDialog.tsx';

const POLL_INTERVAL_MS = 5_000;

/** Player reports, unresolved ones first. */
export function Reports() {
  const say = useMessages(adminTexts);
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
  return (
    <div className="stack">
      {reports.map((report) => (
        <ReportPanel key={report.id} report={report} onResolve={() => void resolve(report.id)} />
      ))}
    </div>
  );
}

function ReportPanel({ report, onResolve }: { readonly report: AdminReport; readonly onResolve: () => void }) {
  const { about, by, at, reason, words, place, seq, lines, dealtAt } = report;
  const say = useMessages(adminTexts);
  const spoken = useMessages(chatTexts);
  const locale = useLocale();
  const [isMuting, setMuting] = useState(false);
  const [kind] = (place ?? '').split(':');
  const where = kind === 'audience' ? say.inAudience : kind === 'talk' ? say.inMessages : say.atTable;
  return (
    <Slab as="section" className="stack close" aria-label={spoken.reportTitle(about.name)}>
      <header className="wraps report-head">
        <h2 className="grow">{`${about.name}: ${spoken[reason]}`}</h2>
        <span className="soft small">{say.by(by?.name ?? say.deletedPlayer, formatDateTime(at, locale))}</span>
      </header>
      {words && <blockquote className="report-text">{words}</blockquote>}
      {lines.length > 0 && (
        <>
          <p className="soft tiny">{where}</p>
          <ul className="report-lines small">
            {lines.map((line) => (
              <li key={line.seq} {...(line.seq === seq && { className: 'reported', 'aria-current': true })}>
                <b>{line.name}</b> {line.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="wraps">
        {dealtAt === undefined ? (
          <Button icon="check" onPress={onResolve}>
            {say.resolve}
          </Button>
        ) : (
          <span className="soft small">{say.resolved(formatDateTime(dealtAt, locale))}</span>
        )}
        <Button variant="quiet" icon="soundOff" onPress={() => setMuting(true)}>
          {say.muteNamed(about.name)}
        </Button>
      </div>
      {isMuting && <MuteDialog person={about} onClose={() => setMuting(false)} />}
    </Slab>
  );
}
