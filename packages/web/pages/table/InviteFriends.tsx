import type { Contacts, Person, Table } from '@sesame/protocol';
import { Avatar, Button, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useFriends } from '../../data/use-friends.ts';
import { useMe } from '../../data/use-me.ts';
import { useQuery } from '../../data/use-query.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { Presence } from '../../widgets/Presence.tsx';

const MAX_CANDIDATES = 8;

/** Invites friends and recent opponents. Shown to seated players. */
export function InviteFriends({ table }: { readonly table: Table }) {
  const say = useMessages(friendTexts);
  const me = useMe();
  const { people, mutate } = useFriends();
  const { data: opponents = [] } = useQuery('opponents', api.opponents);
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const seated = new Set(table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : [])));
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  if (me === undefined || !seated.has(me.id) || isFull) return undefined;
  const list = candidates(people, opponents).filter(({ player }) => !seated.has(player));
  const invite = async (player: string) => {
    const sent = await mutate(() => api.invite({ params: { id: table.id }, body: { player } }));
    if (sent.ok) setInvited(new Set([...invited, player]));
  };
  return (
    <div>
      <h3 className="small">{say.inviteFriends}</h3>
      {list.length === 0 && <p className="soft small">{say.noOneToInvite}</p>}
      <ul className="rows">
        {list.slice(0, MAX_CANDIDATES).map((person) => (
          <li key={person.player}>
            <Avatar name={person.name} />
            <CandidateName person={person} people={people} />
            <Button
              tight
              isDisabled={invited.has(person.player)}
              aria-label={say.inviteNamed(person.name)}
              onPress={() => void invite(person.player)}
            >
              {invited.has(person.player) ? say.invited : say.invite}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CandidateName({ person, people }: { readonly person: Person; readonly people: Contacts | undefined }) {
  const say = useMessages(playerMenuTexts);
  const friend = people?.friends.find(({ player }) => player === person.player);
  return (
    <div className="grow">
      <b>{person.name}</b> {person.guest && <span className="soft tiny">{say.guest}</span>}
      {friend && <Presence state={friend.state} />}
    </div>
  );
}

/** Players to invite: online friends, other friends, then recent opponents. */
const candidates = (people: Contacts | undefined, met: readonly Person[]): readonly Person[] => {
  const friends = (people?.friends ?? []).toSorted((a, b) => Number(a.state === 'away') - Number(b.state === 'away'));
  const others = met.filter(({ player }) => !friends.some((friend) => friend.player === player));
  return [...friends, ...others];
};
