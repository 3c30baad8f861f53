import type { AdminPerson } from '@sesame/protocol';
import { Avatar, ButtonLink, Slab, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { api } from '../../../data/client.ts';
import { useQuery } from '../../../data/use-query.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { refusalText } from '../../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { Loading } from '../../../shell/LoadingPage.tsx';
import { formatDate, formatDateTime } from '../../../widgets/format-date.ts';
import { ReportPanel } from '../ReportPanel.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonMarks } from './PersonMarks.tsx';
import { PersonMatches } from './PersonMatches.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { RoleForm } from './RoleForm.tsx';

/** A person for staff: what is known about them, and what can be done. */
export function PersonDetails({ id, isAdmin }: { readonly id: string; readonly isAdmin: boolean }) {
  const texts = useTexts();
  const say = useMessages(peopleTexts);
  const { data: person, error, setData } = useQuery(id, () => api.person({ params: { id } }));
  if (error) return <p role="alert">{refusalText(texts, error)}</p>;
  if (person === undefined) return <Loading />;
  return (
    <div className="stack">
      <div>
        <ButtonLink href="/admin/people" icon="chevronLeft" variant="quiet">
          {say.back}
        </ButtonLink>
      </div>
      <PersonHead {...{ person, isAdmin }} onChange={setData} />
      <div className="columns even">
        <PersonSessions person={person} onChange={setData} />
        <SameSource person={person} />
        <PersonMatches person={person} />
        {isAdmin && !person.guest && <RoleForm person={person} onChange={setData} />}
      </div>
      <section className="stack" aria-labelledby="reports-about">
        <h2 id="reports-about">{say.reports}</h2>
        {person.reports.length === 0 && <p className="soft small">{say.noReports}</p>}
        {person.reports.map((report) => (
          <ReportPanel key={report.id} report={report} />
        ))}
      </section>
    </div>
  );
}

function PersonHead(props: {
  readonly person: AdminPerson;
  readonly isAdmin: boolean;
  readonly onChange: (person: AdminPerson) => void;
}) {
  const { person, isAdmin, onChange } = props;
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const { ban, mute } = person;
  const facts = [
    say.since(formatDate(person.createdAt, locale)),
    person.seenAt === undefined ? say.neverSeen : say.seen(formatDateTime(person.seenAt, locale)),
  ];
  return (
    <Slab as="section" className="stack" aria-labelledby="person">
      <header className="line person-head">
        <Avatar name={person.name} />
        <div className="grow">
          <h2 id="person">{person.name}</h2>
          <PersonMarks person={person} />
        </div>
        <ButtonLink href={`/players/${person.id}`} variant="quiet" icon="chart">
          {say.profile}
        </ButtonLink>
      </header>
      <p className="soft small">
        {facts.join(', ')}. {!person.guest && say.signsInWith(person.password, person.passkeys)}
      </p>
      {ban && <p className="bad">{say.banReason(ban.reason, ban.by ?? '', formatDateTime(ban.at, locale))}</p>}
      {mute?.note && <p className="soft">{mute.note}</p>}
      {person.mayChange ? (
        <PersonActions {...{ person, isAdmin, onChange }} />
      ) : (
        <p className="soft small">{say.protectedPerson}</p>
      )}
    </Slab>
  );
}

function SameSource({ person: { sameSource } }: { readonly person: AdminPerson }) {
  const say = useMessages(peopleTexts);
  return (
    <Slab as="section" className="stack" aria-labelledby="same-source">
      <h2 id="same-source">{say.sameSource}</h2>
      {sameSource.length === 0 && <p className="soft small">{say.noSameSource}</p>}
      <ul className="rows">
        {sameSource.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/admin/people/${id}`} className="grow row-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
