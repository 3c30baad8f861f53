import './friends.css';
import { Slab, useMessages } from '@sesame/ui';
import { useFriends } from '../../data/use-friends.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { AddFriendForm } from './AddFriendForm.tsx';
import { FriendList } from './FriendList.tsx';
import { InvitationList } from './InvitationList.tsx';
import { RecentOpponents } from './RecentOpponents.tsx';
import { BlockedList, ReceivedRequestList, SentRequestList } from './RequestLists.tsx';

/** Friends, requests, invitations and recent opponents. */
export default function FriendsPage() {
  const say = useMessages(friendTexts);
  const { people, isPending, mutate } = useFriends();
  return (
    <Page title={say.title} className="friends-page">
      <h1>{say.title}</h1>
      {people === undefined ? (
        <Loading />
      ) : (
        <div className="columns">
          <div className="stack">
            <InvitationList invitations={people.invitations} />
            <ReceivedRequestList people={people.requests} {...{ mutate, isPending }} />
            <FriendList friends={people.friends} mutate={mutate} />
            <SentRequestList people={people.asked} {...{ mutate, isPending }} />
            <BlockedList people={people.blocked} {...{ mutate, isPending }} />
          </div>
          <div className="stack">
            <Slab as="section" className="stack" aria-labelledby="add-friend">
              <h2 id="add-friend">{say.add}</h2>
              <AddFriendForm mutate={mutate} isPending={isPending} />
            </Slab>
            <RecentOpponents people={people} mutate={mutate} isPending={isPending} />
          </div>
        </div>
      )}
    </Page>
  );
}
