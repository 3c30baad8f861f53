import { Icon } from '@sesame/ui';
import { Link } from 'wouter';
import { usePeople } from '../data/topics.ts';
import { useTexts } from '../locales/texts.tsx';
import { CountMark } from '../widgets/CountBadge.tsx';

/** The way to one's friends, with how many wait for an answer. */
export function FriendsLink() {
  const { shell: house } = useTexts();
  const people = usePeople();
  const waiting = (people?.requests.length ?? 0) + (people?.invitations.length ?? 0);
  return (
    <Link href="/friends" className="friends-link soft" aria-label={house.friends(waiting)}>
      <Icon name="users" />
      {waiting > 0 && <CountMark count={waiting} />}
    </Link>
  );
}
