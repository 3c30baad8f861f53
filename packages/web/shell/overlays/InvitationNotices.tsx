import './invitation-notices.css';
import type { Invitation } from '@sesame/protocol';
import { IconButton, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { gameOf } from '../../data/games.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { InvitationAnswers, InvitationText } from '../../widgets/invitations/Invitation.tsx';

/** Incoming invitations, one at a time. A dismissed one remains on the friends page. */
export default function InvitationNotices({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const [invitation] = invitations.filter(({ table }) => !dismissed.has(table));
  return (
    <div className="invitation-place" aria-live="polite">
      {invitation && (
        <InvitationNotice
          key={invitation.table}
          invitation={invitation}
          onDismiss={() => setDismissed(new Set([...dismissed, invitation.table]))}
        />
      )}
    </div>
  );
}

function InvitationNotice({
  invitation,
  onDismiss,
}: {
  readonly invitation: Invitation;
  readonly onDismiss: () => void;
}) {
  const say = useMessages(friendTexts);
  const game = gameOf(invitation.game);
  if (game === undefined) return undefined;
  return (
    <section className="toast invitation-notice" aria-label={say.invitations}>
      <InvitationText invitation={invitation} game={game} size={32} />
      <IconButton icon="cross" size={16} label={say.later} onPress={onDismiss} />
      <div className="wraps">
        <InvitationAnswers invitation={invitation} />
      </div>
    </section>
  );
}
