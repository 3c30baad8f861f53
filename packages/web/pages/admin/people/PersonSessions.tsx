import type { AdminPerson } from '@sesame/protocol';
import { Button, Slab, toast, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../../data/client.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { formatDateTime } from '../../../widgets/format-date.ts';

/** Where a person is signed in. */
export function PersonSessions(props: {
  readonly person: AdminPerson;
  readonly onChange: (person: AdminPerson) => void;
}) {
  const { person, onChange } = props;
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const { mutate } = useMutation();
  const { id, sessions, mayChange } = person;
  const end = async (session?: string) => {
    const ended = await mutate(() =>
      session === undefined
        ? api.endPersonSessions({ params: { id } })
        : api.endPersonSession({ params: { id, session } }),
    );
    if (!ended.ok) return;
    onChange(ended.value);
    toast({ text: say.signedOut, icon: 'check' });
  };
  return (
    <Slab as="section" className="stack" aria-labelledby="person-sessions">
      <h2 id="person-sessions">{say.sessions}</h2>
      {sessions.length === 0 && <p className="soft small">{say.noSessions}</p>}
      <ul className="rows">
        {sessions.map(({ id: session, agent, seenAt }) => (
          <li key={session}>
            <div className="grow">
              <b>{agent || say.unknownBrowser}</b>
              <div className="soft small">{say.seen(formatDateTime(seenAt, locale))}</div>
            </div>
            {mayChange && (
              <Button
                tight
                variant="quiet"
                aria-label={say.endSessionNamed(agent || say.unknownBrowser)}
                onPress={() => void end(session)}
              >
                {say.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && sessions.length > 1 && (
        <div>
          <Button onPress={() => void end()}>{say.endAll}</Button>
        </div>
      )}
    </Slab>
  );
}
