import { Icon } from '@sesame/ui';
import { Link } from 'wouter';
import { useRelationships } from '../data/topics.ts';
import { useTexts } from '../locales/texts.tsx';
import { CountBadge } from '../widgets/CountBadge.tsx';

/** Link to the friends page, with the number of pending requests, invitations and unread messages. */
export function FriendsLink() {
  const { shell } = useTexts();
  const people = useRelationships();
  const unread = people?.friends.reduce((sum, friend) => sum + (friend.unread ?? 0), 0) ?? 0;
  const waiting = (people?.requests.length ?? 0) + (people?.invitations.length ?? 0) + unread;
  return (
    <Link href="/friends" className="friends-link soft" aria-label={shell.friends(waiting)}>
      <Icon name="users" />
      {waiting > 0 && <CountBadge count={waiting} />}
    </Link>
  );
}
