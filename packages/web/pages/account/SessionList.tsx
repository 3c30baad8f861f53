import type { Session } from '@sesame/protocol';
import { Button, Icon, toast, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api, reloadPage } from '../../data/client.ts';
import { useAnswer } from '../../data/use-query.ts';
import { accountTexts } from '../../locales/account/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { formatDateTime } from '../../widgets/format-date.ts';

/** The browsers that are signed in, each with its way out. */
export function SessionList() {
  const words = useTexts();
  const say = useMessages(accountTexts);
  const asked = useAnswer('sessions', api.sessions);
  const [left, setLeft] = useState<readonly Session[]>();
  const sessions = (left ?? (asked?.ok ? asked.value : [])).toSorted((a, b) => Number(b.here) - Number(a.here));

  const end = async (act: () => ReturnType<typeof api.sessions>) => {
    const answer = await act();
    if (!answer.ok) return toastRefusal(words, answer.error);
    setLeft(answer.value);
    toast({ text: say.signedOut, icon: 'check' });
  };
  const signOut = async ({ id, here }: Session) => {
    if (!here) return end(() => api.endSession(id));
    const answer = await api.endSession(id);
    // Whoever comes to this browser next is a new guest.
    if (answer.ok) reloadPage('/');
    else toastRefusal(words, answer.error);
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
          <Button icon="leave" onPress={() => void end(api.endOtherSessions)}>
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
