import type { Contacts, Opponent } from '@sesame/protocol';
import { Avatar, Button, IconButton, Menu, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import type { Mutate } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';

/** Recent opponents, with buttons to add or block them. */
export function RecentOpponents(props: {
  readonly people: Contacts;
  readonly mutate: Mutate;
  readonly isPending: boolean;
}) {
  const { people, mutate, isPending } = props;
  const say = useMessages(friendTexts);
  const { data: opponents = [] } = useQuery('opponents', api.opponents);
  const known = new Set([...people.friends, ...people.asked, ...people.requests].map(({ player }) => player));
  const blocked = new Set(people.blocked.map(({ player }) => player));
  const listed = opponents.filter(({ player }) => !blocked.has(player));
  return (
    <Slab as="section" aria-labelledby="recent">
      <h2 id="recent">{say.recent}</h2>
      {listed.length === 0 && <p className="soft small">{say.noRecent}</p>}
      <ul className="rows">
        {listed.map((opponent) => (
          <OpponentRow
            key={opponent.player}
            opponent={opponent}
            onBlock={() => void mutate(() => api.block({ params: { id: opponent.player } }))}
          >
            {!known.has(opponent.player) && (
              <Button
                tight
                isDisabled={isPending}
                aria-label={say.addFriendNamed(opponent.name)}
                onPress={() => void mutate(() => api.requestFriend({ body: { player: opponent.player } }))}
              >
                {say.addFriend}
              </Button>
            )}
          </OpponentRow>
        ))}
      </ul>
    </Slab>
  );
}

function OpponentRow(props: {
  readonly opponent: Opponent;
  readonly onBlock: () => void;
  readonly children: React.ReactNode;
}) {
  const { opponent, onBlock, children } = props;
  const { name, game } = opponent;
  const say = useMessages(friendTexts);
  const locale = useLocale();
  return (
    <li>
      <Avatar name={name} />
      <div className="grow">
        <b>
          <PlayerLink id={opponent.player} name={opponent.name} guest={opponent.guest} />
        </b>
        <div className="soft small">{gameOf(game)?.name[locale]}</div>
      </div>
      {children}
      <Menu
        label={say.more(name)}
        trigger={<IconButton icon="more" label={say.more(name)} />}
        items={[{ id: 'block', label: say.block, icon: 'lock', isDanger: true, onAction: onBlock }]}
      />
    </li>
  );
}
