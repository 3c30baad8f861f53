import type { Invitation } from '@sesame/protocol';
import { Slab, useMessages } from '@sesame/ui';
import { gameOf } from '../../data/games.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { InvitationAnswers, InvitationText } from '../../widgets/invitations/Invitation.tsx';

/** Invitations to tables. */
export function InvitationList({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const say = useMessages(friendTexts);
  if (invitations.length === 0) return undefined;
  return (
    <Slab as="section" aria-labelledby="invitations">
      <h2 id="invitations">{say.invitations}</h2>
      <ul className="rows">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.table} invitation={invitation} />
        ))}
      </ul>
    </Slab>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const game = gameOf(invitation.game);
  if (game === undefined) return undefined;
  return (
    <li>
      <InvitationText invitation={invitation} game={game} size={28} />
      <InvitationAnswers invitation={invitation} />
    </li>
  );
}
