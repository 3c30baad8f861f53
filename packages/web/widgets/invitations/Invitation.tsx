import type { Invitation } from '@sesame/protocol';
import { Button, Crystal, type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { friendTexts } from '../../locales/friends/texts.ts';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlText } from '../time-control/time-control-text.ts';
import { useInvitation } from './use-invitation.ts';

interface InvitationTextProps {
  readonly invitation: Invitation;
  readonly game: GameEntry;
  /** The size of the game's crystal. */
  readonly size: number;
}

/** Who invites us to which game. */
export function InvitationText({ invitation, game, size }: InvitationTextProps) {
  const texts = useTexts();
  const say = useMessages(friendTexts);
  const { guest } = useMessages(playerMenuTexts);
  const locale = useLocale();
  const { from } = invitation;
  return (
    <>
      <Crystal colour={game.crystal} size={size} />
      <div className="grow">
        <b>{say.invites(from.guest ? `${from.name} (${guest})` : from.name, game.name[locale])}</b>
        <div className="soft small">
          {timeControlText(texts, invitation.pace)} · {invitation.rated ? texts.home.rated : texts.home.unrated}
        </div>
      </div>
    </>
  );
}

/** Join and decline buttons. */
export function InvitationAnswers({ invitation }: { readonly invitation: Invitation }) {
  const say = useMessages(friendTexts);
  const { join, decline, dialog } = useInvitation(invitation);
  return (
    <>
      <Button tight variant="primary" onPress={() => void join()}>
        {say.join}
      </Button>
      <Button tight variant="quiet" onPress={() => void decline()}>
        {say.decline}
      </Button>
      {dialog}
    </>
  );
}
