import type { AuditLine } from '@sesame/protocol';
import { Button, EmptyState, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';
import { useAuditDetails } from './use-audit-details.ts';

/** Everything that admins and moderators did, newest first. */
export function AuditLog() {
  const say = useMessages(peopleTexts);
  const { mutate, isPending } = useMutation();
  const { data: first } = useQuery('audit-log', () => api.auditLog());
  const [older, setOlder] = useState<readonly AuditLine[]>([]);
  const [next, setNext] = useState<string>();
  if (first === undefined) return <Loading />;
  const lines = [...first.lines, ...older];
  const before = older.length === 0 ? first.next : next;
  const showOlder = async () => {
    const page = await mutate(() => api.auditLog({ query: { before } }));
    if (!page.ok) return;
    setOlder([...older, ...page.value.lines]);
    setNext(page.value.next);
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="log">
      <h2 id="log">{say.log}</h2>
      <p className="soft small">{say.logText}</p>
      {lines.length === 0 && <EmptyState title={say.noLog} />}
      <ul className="rows">
        {lines.map((line) => (
          <AuditRow key={line.id} line={line} />
        ))}
      </ul>
      {before !== undefined && (
        <div>
          <Button isDisabled={isPending} onPress={() => void showOlder()}>
            {say.more}
          </Button>
        </div>
      )}
    </Slab>
  );
}

function AuditRow({ line: { by, at, action, subject, details } }: { readonly line: AuditLine }) {
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const detailsText = useAuditDetails();
  const actions: Readonly<Record<string, string>> = say.actions;
  const detail = detailsText(details);
  return (
    <li className="admin-row">
      <div className="grow">
        <b>{actions[action] ?? action}</b> {subject && <Subject subject={subject} />}
        {detail !== '' && <div className="audit-detail">{detail}</div>}
        <div className="soft small">{say.by(by.name, formatDateTime(at, locale))}</div>
      </div>
    </li>
  );
}

/** A link to what was changed, where it has a page. */
function Subject({ subject: { kind, id, name } }: { readonly subject: NonNullable<AuditLine['subject']> }) {
  const say = useMessages(peopleTexts);
  switch (kind) {
    case 'player':
      return <Link href={`/admin/people/${id}`}>{name ?? id}</Link>;
    case 'match':
      return <Link href={`/matches/${id}`}>{say.openMatch}</Link>;
    case 'table':
      return <Link href={`/tables/${id}`}>{say.openTable}</Link>;
    case 'report':
      return <Link href={`/admin/reports#${id}`}>{say.reportedLine}</Link>;
    case 'backup':
      return id;
    default:
      return undefined;
  }
}
