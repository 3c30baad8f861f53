import './people.css';
import type { Invitation } from '@sesame/protocol';
import { Button, Crystal, IconButton, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { gameOf } from '../house/games.ts';
import { peopleWords } from '../messages/people/words.ts';
import { useWords } from '../messages/words.tsx';
import { paceName } from '../options/paces.ts';
import { useInvitation } from './use-invitation.ts';

/** What is said of invitations on whatever page we are. One that is put aside stays on the friends' page. */
export default function InvitationNotices({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const [invitation] = invitations.filter(({ table }) => !aside.has(table));
  return (
    <div className="invitation-place" aria-live="polite">
      {invitation && (
        <Notice
          key={invitation.table}
          invitation={invitation}
          onAside={() => setAside(new Set([...aside, invitation.table]))}
        />
      )}
    </div>
  );
}

function Notice({ invitation, onAside }: { readonly invitation: Invitation; readonly onAside: () => void }) {
  const { table, game: id, pace, from } = invitation;
  const words = useWords();
  const say = useMessages(peopleWords);
  const locale = useLocale();
  const { join, decline } = useInvitation(table);
  const game = gameOf(id);
  if (game === undefined) return undefined;
  return (
    <section className="toast invitation" aria-label={say.invitations}>
      <Crystal colour={game.crystal} size={32} />
      <div className="grow">
        <b>{say.invites(from.name, game.name[locale])}</b>
        <div className="soft small">{paceName(words, pace)}</div>
      </div>
      <IconButton icon="cross" size={16} label={say.later} onPress={onAside} />
      <div className="wraps">
        <Button tight variant="primary" onPress={() => void join()}>
          {say.join}
        </Button>
        <Button tight variant="quiet" onPress={() => void decline()}>
          {say.decline}
        </Button>
      </div>
    </section>
  );
}
