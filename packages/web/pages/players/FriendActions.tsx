import type { Person } from '@sesame/protocol';
import { Button, ConfirmButton, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useFriends } from '../../data/use-friends.ts';
import { friendTexts } from '../../locales/friends/texts.ts';

/** Add-friend and block buttons on a profile. */
export function FriendActions({ person: { player, name } }: { readonly person: Person }) {
  const say = useMessages(friendTexts);
  const { people, isPending, mutate } = useFriends();
  if (people === undefined) return undefined;
  const isIn = (list: readonly Person[]) => list.some((one) => one.player === player);
  if (isIn(people.blocked)) {
    return (
      <Button
        variant="quiet"
        isDisabled={isPending}
        onPress={() => void mutate(() => api.removeFriend({ params: { id: player } }))}
      >
        {say.unblock}
      </Button>
    );
  }
  return (
    <div className="wraps">
      {isIn(people.friends) && <span className="brass small">{say.areFriends}</span>}
      {isIn(people.asked) && <span className="soft small">{say.requestsSent}</span>}
      {!isIn(people.friends) && !isIn(people.asked) && (
        <Button
          icon="users"
          isDisabled={isPending}
          onPress={() => void mutate(() => api.requestFriend({ body: { player } }))}
        >
          {say.addFriend}
        </Button>
      )}
      <ConfirmButton
        variant="quiet"
        isDisabled={isPending}
        title={say.blockTitle(name)}
        text={say.blockText}
        confirm={say.block}
        cancel={say.cancelBlock}
        onConfirm={() => void mutate(() => api.block({ params: { id: player } }))}
      >
        {say.block}
      </ConfirmButton>
    </div>
  );
}
