import './friends.css';
import { ButtonLink, Slab, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { useRelationships } from '../../data/topics.ts';
import { useMe } from '../../data/use-me.ts';
import { usePageVisible } from '../../data/use-page-visible.ts';
import { useQuery } from '../../data/use-query.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { Chat } from '../../widgets/chat/Chat.tsx';
import { Presence } from '../../widgets/Presence.tsx';

/** Private messages with a friend. Those with a former friend can still be read. */
export default function TalkPage({ id }: { readonly id: string }) {
  const say = useMessages(friendTexts);
  const me = useMe();
  const people = useRelationships();
  const friend = people?.friends.find(({ player }) => player === id);
  const { data: profile } = useQuery(`profile ${id}`, () => api.profile({ params: { id } }));
  const name = friend?.name ?? profile?.name ?? '';
  const title = say.talkTitle(name);
  const [shown, setShown] = useState<number>();
  const isVisible = usePageVisible();
  const isUnread = friend?.unread !== undefined;
  useEffect(() => {
    if (isUnread && isVisible && shown !== undefined) void api.markRead({ params: { id }, body: { seq: shown } });
  }, [isUnread, isVisible, shown, id]);
  return (
    <Page title={title} className="talk-page">
      <header className="talk-head">
        <ButtonLink tight icon="chevronLeft" href="/friends" aria-label={say.toFriends}>
          <span className="message-label">{say.title}</span>
        </ButtonLink>
        <div>
          <h1>{title}</h1>
          {friend && <Presence state={friend.state} />}
        </div>
      </header>
      {me === undefined || people === undefined ? (
        <Loading />
      ) : (
        <Slab as="section">
          <Chat
            channel={{ kind: 'talk', me: me.id, friend: id }}
            names={new Map([[id, name]])}
            mayWrite={friend !== undefined}
            note={friend === undefined ? say.talkOver : undefined}
            onShown={setShown}
          />
        </Slab>
      )}
    </Page>
  );
}
