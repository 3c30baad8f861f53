import { type ListedPerson, MAX_NAME_LENGTH, PEOPLE_LISTS, type PeopleList } from '@sesame/protocol';
import { Avatar, ChoiceField, Slab, TextField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../../data/client.ts';
import { useQuery } from '../../../data/use-query.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { formatDateTime } from '../../../widgets/format-date.ts';
import { PersonMarks } from './PersonMarks.tsx';

/** Finds people by name, or lists those seen lately, banned, muted or with rights. */
export function People() {
  const say = useMessages(peopleTexts);
  const [name, setName] = useState('');
  const [list, setList] = useState<PeopleList>('recent');
  const searched = name.trim();
  const query = searched === '' ? { list } : { name: searched };
  const { data: people } = useQuery(JSON.stringify(query), () => api.people({ query }), { keepsPrevious: true });
  return (
    <Slab as="section" className="stack" aria-label={say.people}>
      <TextField
        label={say.search}
        type="search"
        name="person"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      {searched === '' && (
        <ChoiceField
          label={say.lists}
          options={PEOPLE_LISTS.map((id) => ({ id, label: say[id] }))}
          value={list}
          onChange={(id) => setList(PEOPLE_LISTS.find((one) => one === id) ?? list)}
        />
      )}
      <div aria-live="polite">
        {people?.length === 0 && <p className="soft small">{say.nobody}</p>}
        <ul className="rows">
          {people?.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      </div>
    </Slab>
  );
}

function PersonRow({ person }: { readonly person: ListedPerson }) {
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const { id, name, seenAt } = person;
  return (
    <li>
      <Avatar name={name} />
      <Link href={`/admin/people/${id}`} className="grow row-link">
        <b>{name}</b>
        <span className="soft small">
          {seenAt === undefined ? say.neverSeen : say.seen(formatDateTime(seenAt, locale))}
        </span>
        <PersonMarks person={person} />
      </Link>
    </li>
  );
}
