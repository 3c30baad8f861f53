import './friends.css';
import { Slab, useMessages } from '@sesame/ui';
import { useTies } from '../../data/use-friends.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { AddFriend } from './AddFriendForm.tsx';
import { FriendRows } from './FriendList.tsx';
import { InvitationRows } from './InvitationList.tsx';
import { Recent } from './RecentOpponents.tsx';
import { AskedRows, BlockedRows, RequestRows } from './RequestLists.tsx';

/** Friends, what waits for an answer, and whom we might ask. */
export default function FriendsPage() {
  const say = useMessages(friendTexts);
  const { people, isBusy, act } = useTies();
  return (
    <Page title={say.title} className="friends-page">
      <h1>{say.title}</h1>
      {people === undefined ? (
        <Loading />
      ) : (
        <div className="halves">
          <div className="stack">
            <InvitationRows invitations={people.invitations} />
            <RequestRows people={people.requests} {...{ act, isBusy }} />
            <FriendRows friends={people.friends} act={act} />
            <AskedRows people={people.asked} {...{ act, isBusy }} />
            <BlockedRows people={people.blocked} {...{ act, isBusy }} />
          </div>
          <div className="stack">
            <Slab as="section" className="stack" aria-labelledby="add-friend">
              <h2 id="add-friend">{say.add}</h2>
              <AddFriend act={act} isBusy={isBusy} />
            </Slab>
            <Recent people={people} act={act} isBusy={isBusy} />
          </div>
        </div>
      )}
    </Page>
  );
}
