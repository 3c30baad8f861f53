import type { Friend } from '@sesame/protocol';
import { Avatar, ButtonLink, ConfirmDialog, EmptyState, IconButton, Menu, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import type { Mutate } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { CountBadge } from '../../widgets/CountBadge.tsx';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';
import { Presence } from '../../widgets/Presence.tsx';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';

const STATE_ORDER: readonly Friend['state'][] = ['playing', 'online', 'away'];

/** The friends list, online friends first. */
export function FriendList({ friends, mutate }: { readonly friends: readonly Friend[]; readonly mutate: Mutate }) {
  const say = useMessages(friendTexts);
  const [blocking, setBlocking] = useState<Friend>();
  const sorted = friends.toSorted((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state));
  return (
    <Slab as="section" aria-labelledby="friends">
      <h2 id="friends">{say.friends}</h2>
      {friends.length === 0 ? (
        <EmptyState art={<EmptyArt />} title={say.none} text={say.noneText} />
      ) : (
        <ul className="rows">
          {sorted.map((friend) => (
            <FriendRow
              key={friend.player}
              friend={friend}
              onRemove={() => void mutate(() => api.removeFriend({ params: { id: friend.player } }))}
              onBlock={() => setBlocking(friend)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={say.blockTitle(blocking?.name ?? '')}
        text={say.blockText}
        confirm={say.block}
        cancel={say.cancelBlock}
        isOpen={blocking !== undefined}
        onOpenChange={() => setBlocking(undefined)}
        onConfirm={() => blocking && void mutate(() => api.block({ params: { id: blocking.player } }))}
      />
    </Slab>
  );
}

function FriendRow(props: { readonly friend: Friend; readonly onRemove: () => void; readonly onBlock: () => void }) {
  const { friend, onRemove, onBlock } = props;
  const say = useMessages(friendTexts);
  const { player, name, state, match, unread = 0 } = friend;
  return (
    <li>
      <Avatar name={name} />
      <div className="grow">
        <b>
          <PlayerLink id={friend.player} name={friend.name} guest={friend.guest} />
        </b>
        <Presence state={state} />
      </div>
      {match !== undefined && (
        <ButtonLink tight icon="eye" href={`/matches/${match}`}>
          {say.watch}
        </ButtonLink>
      )}
      <ButtonLink tight icon="chat" href={`/friends/${player}`} aria-label={say.messageNamed(name, unread)}>
        <span className="message-label">{say.message}</span>
        {unread > 0 && <CountBadge count={unread} />}
      </ButtonLink>
      <Menu
        label={say.more(name)}
        trigger={<IconButton icon="more" label={say.more(name)} />}
        items={[
          { id: 'remove', label: say.removeFriend, icon: 'minus', onAction: onRemove },
          { id: 'block', label: say.block, icon: 'lock', isDanger: true, onAction: onBlock },
        ]}
      />
    </li>
  );
}
