import type { Invitation } from '@sesame/protocol';
import { Button, Crystal, Slab, useLocale, useMessages } from '@sesame/ui';
import { gameOf } from '../house/games.ts';
import { peopleWords } from '../messages/people/words.ts';
import { useWords } from '../messages/words.tsx';
import { paceName } from '../options/paces.ts';
import { useInvitation } from './use-invitation.ts';

/** The tables that others call us to. */
export function InvitationRows({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const say = useMessages(peopleWords);
  if (invitations.length === 0) return undefined;
  return (
    <Slab as="section" aria-labelledby="invitations">
      <h2 id="invitations">{say.invitations}</h2>
      <ul className="rows">
        {invitations.map((invitation) => (
          <Row key={invitation.table} invitation={invitation} />
        ))}
      </ul>
    </Slab>
  );
}

function Row({ invitation }: { readonly invitation: Invitation }) {
  const { table, game: id, pace, from } = invitation;
  const words = useWords();
  const say = useMessages(peopleWords);
  const locale = useLocale();
  const { join, decline } = useInvitation(table);
  const game = gameOf(id);
  if (game === undefined) return undefined;
  return (
    <li>
      <Crystal colour={game.crystal} size={28} />
      <div className="grow">
        <b>{say.invites(from.name, game.name[locale])}</b>
        <div className="soft small">{paceName(words, pace)}</div>
      </div>
      <Button tight variant="primary" onPress={() => void join()}>
        {say.join}
      </Button>
      <Button tight variant="quiet" onPress={() => void decline()}>
        {say.decline}
      </Button>
    </li>
  );
}
