import type { DeskReport } from '@sesame/protocol';
import { Button, EmptyState, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { minuteOf } from '../../widgets/format-date.ts';
import { SilenceDialog } from './MuteDialog.tsx';
import { useAsked } from './use-asked.ts';
import { useDeed } from './use-deed.ts';

const EVERY = 5_000;

/** What people complained of, those that wait first. */
export function Reports() {
  const say = useMessages(adminTexts);
  const deed = useDeed();
  const [reports, setReports] = useAsked(api.reports, EVERY);
  if (reports === undefined) return <Loading />;
  const deal = async (id: string) => {
    const next = await deed(() => api.dealWith(id));
    if (next !== undefined) setReports(next);
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
        <ReportSlab key={report.id} report={report} onDeal={() => void deal(report.id)} />
      ))}
    </div>
  );
}

function ReportSlab({ report, onDeal }: { readonly report: DeskReport; readonly onDeal: () => void }) {
  const { about, by, at, reason, words, place, seq, lines, dealtAt } = report;
  const say = useMessages(adminTexts);
  const spoken = useMessages(chatTexts);
  const locale = useLocale();
  const [isSilencing, setSilencing] = useState(false);
  const where = place?.startsWith('audience:') ? say.inAudience : say.atTable;
  return (
    <Slab as="section" className="stack close desk-report" aria-label={spoken.reportTitle(about.name)}>
      <header className="wraps desk-about">
        <h2 className="grow">{`${about.name}: ${spoken[reason]}`}</h2>
        <span className="soft small">{say.by(by?.name ?? say.deletedPlayer, minuteOf(at, locale))}</span>
      </header>
      {words && <blockquote className="desk-words">{words}</blockquote>}
      {lines.length > 0 && (
        <>
          <p className="soft tiny">{where}</p>
          <ul className="desk-lines small">
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
          <Button icon="check" onPress={onDeal}>
            {say.resolve}
          </Button>
        ) : (
          <span className="soft small">{say.resolved(minuteOf(dealtAt, locale))}</span>
        )}
        <Button variant="quiet" icon="soundOff" onPress={() => setSilencing(true)}>
          {say.muteNamed(about.name)}
        </Button>
      </div>
      {isSilencing && <SilenceDialog person={about} onClose={() => setSilencing(false)} />}
    </Slab>
  );
}
