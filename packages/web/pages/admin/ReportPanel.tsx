import type { AdminReport } from '@sesame/protocol';
import { Button, ButtonLink, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { linkToLine } from '../../data/marked-line.ts';
import type { AdminTexts } from '../../locales/admin/en.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import type { PeopleTexts } from '../../locales/people/en.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { formatDateTime } from '../../widgets/format-date.ts';
import { MuteDialog } from './people/MuteDialog.tsx';
import { RemoveNotesButton } from './RemoveNotesButton.tsx';

/** A report with the messages around the reported one, and links to them, the match and the people. */
export function ReportPanel({ report, onResolve }: { readonly report: AdminReport; readonly onResolve?: () => void }) {
  const { id, about, by, at, reason, words, place, dealtAt } = report;
  const say = useMessages(adminTexts);
  const people = useMessages(peopleTexts);
  const spoken = useMessages(chatTexts);
  const locale = useLocale();
  const [isMuting, setMuting] = useState(false);
  const page = pageOf(report);
  return (
    <Slab as="section" id={id} className="stack close" aria-label={spoken.reportTitle(about.name)}>
      <header className="wraps report-head">
        <h3 className="grow">
          <Link href={`/admin/people/${about.id}`}>{about.name}</Link>
          {` · ${spoken[reason]}`}
        </h3>
        <span className="soft small">
          {by === undefined ? say.deletedPlayer : <Link href={`/admin/people/${by.id}`}>{by.name}</Link>}
          {`, ${formatDateTime(at, locale)}`}
        </span>
      </header>
      {words && <blockquote className="report-text">{words}</blockquote>}
      {place !== undefined && <ReportedLines report={report} page={page} />}
      <div className="wraps">
        {dealtAt === undefined && onResolve !== undefined && (
          <Button icon="check" onPress={onResolve}>
            {say.resolve}
          </Button>
        )}
        {dealtAt !== undefined && <span className="soft small">{say.resolved(formatDateTime(dealtAt, locale))}</span>}
        {page !== undefined && (
          <ButtonLink variant="quiet" icon="eye" href={page}>
            {pageName(report, people)}
          </ButtonLink>
        )}
        {report.annotation !== undefined && onResolve !== undefined && <RemoveNotesButton id={report.annotation} />}
        {onResolve !== undefined && (
          <Button variant="quiet" icon="soundOff" onPress={() => setMuting(true)}>
            {say.muteNamed(about.name)}
          </Button>
        )}
      </div>
      {isMuting && <MuteDialog person={about} onClose={() => setMuting(false)} />}
    </Slab>
  );
}

/** The page with the chat or the notes that a report is about. */
const pageOf = ({ match, table, annotation, seq }: AdminReport): string | undefined => {
  if (annotation !== undefined) return `/annotated/${annotation}?ply=${seq ?? 0}`;
  if (match !== undefined) return `/matches/${match}`;
  return table === undefined ? undefined : `/tables/${table}`;
};

const pageName = ({ match, annotation }: AdminReport, people: PeopleTexts): string => {
  if (annotation !== undefined) return people.openNotes;
  return match === undefined ? people.openTable : people.openMatch;
};

/** Private messages are on no page that others can open. */
const isChat = (kind: string | undefined): kind is 'chat' | 'audience' => kind === 'chat' || kind === 'audience';

/** The reported message, which links to its place in the chat, among those around it. */
function ReportedLines({ report, page }: { readonly report: AdminReport; readonly page: string | undefined }) {
  const { lines, seq, place } = report;
  const say = useMessages(adminTexts);
  if (lines.length === 0) return undefined;
  const [kind] = (place ?? '').split(':');
  return (
    <>
      <p className="soft tiny">{placeName(kind, say)}</p>
      <ul className="report-lines small">
        {lines.map((line) => (
          <li key={line.seq} {...(line.seq === seq && { className: 'reported', 'aria-current': true })}>
            <b>{line.name}</b>{' '}
            {line.seq === seq && page !== undefined && isChat(kind) ? (
              <Link href={linkToLine(page, { kind, seq })}>{line.text}</Link>
            ) : (
              line.text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const placeName = (kind: string | undefined, say: AdminTexts): string => {
  switch (kind) {
    case 'audience':
      return say.inAudience;
    case 'talk':
      return say.inMessages;
    case 'annotation':
      return say.inNotes;
    default:
      return say.atTable;
  }
};
