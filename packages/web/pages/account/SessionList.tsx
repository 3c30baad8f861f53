import type { Session } from '@sesame/protocol';
import { Button, Icon, toast, useLocale, useMessages } from '@sesame/ui';
import { api, reloadPage } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { formatDateTime } from '../../widgets/format-date.ts';

/** Signed-in browsers, with a button to sign out each. */
export function SessionList() {
  const say = useMessages(accountTexts);
  const { data = [], setData } = useQuery('sessions', api.sessions);
  const { mutate } = useMutation();
  const sessions = data.toSorted((a, b) => Number(b.here) - Number(a.here));

  const endOther = async (send: () => ReturnType<typeof api.sessions>) => {
    const left = await mutate(send);
    if (!left.ok) return;
    setData(left.value);
    toast({ text: say.signedOut, icon: 'check' });
  };
  const signOut = async ({ id, here }: Session) => {
    if (!here) return endOther(() => api.endSession({ params: { id } }));
    const ended = await mutate(() => api.endSession({ params: { id } }));
    // This browser continues as a new guest.
    if (ended.ok) reloadPage('/');
  };

  return (
    <>
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void signOut(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button icon="leave" onPress={() => void endOther(api.endOtherSessions)}>
            {say.signOutOthers}
          </Button>
        </div>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const say = useMessages(accountTexts);
  const locale = useLocale();
  const { agent, seenAt, here } = session;
  const name = agent === '' ? say.unknownBrowser : agent;
  return (
    <li>
      <Icon name={here ? 'home' : 'globe'} />
      <span className="grow stack-line">
        <b>{name}</b>
        <span className={here ? 'brass small' : 'soft small'}>
          {here ? say.thisBrowser : say.seen(formatDateTime(seenAt, locale))}
        </span>
      </span>
      <Button tight variant="quiet" aria-label={say.signOutNamed(here ? say.thisBrowser : name)} onPress={onEnd}>
        {say.signOut}
      </Button>
    </li>
  );
}
