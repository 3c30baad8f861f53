import type { Person } from '@sesame/protocol';
import { Avatar, Button, Slab, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { api } from '../../data/client.ts';
import type { Mutate } from '../../data/use-mutation.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';

interface RequestListProps {
  readonly people: readonly Person[];
  readonly mutate: Mutate;
  readonly isPending: boolean;
}

/** Friend requests received. */
export function ReceivedRequestList({ people, mutate, isPending }: RequestListProps) {
  const say = useMessages(friendTexts);
  return (
    <PersonList id="requests" title={say.requestsReceived} people={people}>
      {({ player, name }) => (
        <>
          <Button
            tight
            variant="primary"
            isDisabled={isPending}
            aria-label={say.acceptRequestNamed(name)}
            onPress={() => void mutate(() => api.requestFriend({ body: { player } }))}
          >
            {say.acceptRequest}
          </Button>
          <Button
            tight
            variant="quiet"
            isDisabled={isPending}
            aria-label={say.declineRequestNamed(name)}
            onPress={() => void mutate(() => api.removeFriend({ params: { id: player } }))}
          >
            {say.declineRequest}
          </Button>
        </>
      )}
    </PersonList>
  );
}

/** Friend requests sent. */
export function SentRequestList({ people, mutate, isPending }: RequestListProps) {
  const say = useMessages(friendTexts);
  return (
    <PersonList id="asked" title={say.requestsSent} people={people}>
      {({ player, name }) => (
        <Button
          tight
          variant="quiet"
          isDisabled={isPending}
          aria-label={say.cancelRequestNamed(name)}
          onPress={() => void mutate(() => api.removeFriend({ params: { id: player } }))}
        >
          {say.cancelRequest}
        </Button>
      )}
    </PersonList>
  );
}

/** Blocked players. */
export function BlockedList({ people, mutate, isPending }: RequestListProps) {
  const say = useMessages(friendTexts);
  return (
    <PersonList id="blocked" title={say.blocked} people={people}>
      {({ player, name }) => (
        <Button
          tight
          variant="quiet"
          isDisabled={isPending}
          aria-label={say.unblockNamed(name)}
          onPress={() => void mutate(() => api.removeFriend({ params: { id: player } }))}
        >
          {say.unblock}
        </Button>
      )}
    </PersonList>
  );
}

/** A list of players with actions for each. Renders nothing if empty. */
function PersonList(props: {
  readonly id: string;
  readonly title: string;
  readonly people: readonly Person[];
  readonly children: (person: Person) => ReactNode;
}) {
  const { id, title, people, children } = props;
  if (people.length === 0) return undefined;
  return (
    <Slab as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="rows">
        {people.map((person) => (
          <li key={person.player}>
            <Avatar name={person.name} />
            <div className="grow">
              <b>
                <PlayerLink id={person.player} name={person.name} guest={person.guest} />
              </b>
            </div>
            {children(person)}
          </li>
        ))}
      </ul>
    </Slab>
  );
}
