import type { Entrant, Tournament } from '@sesame/protocol';
import { Avatar, ConfirmButton, Slab, useMessages } from '@sesame/ui';
import { Suspense } from 'react';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useMe } from '../../data/use-me.ts';
import { useTexts } from '../../locales/texts.tsx';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import BuiltInBotAvatar from '../../widgets/player/BuiltInBotAvatar.tsx';
import { useTournamentMutation } from './use-tournament.ts';

interface EntrantListProps {
  readonly tournament: Tournament;
  readonly names: ReadonlyMap<number, string>;
  readonly isOrganiser: boolean;
}

/** Entrants of a tournament that has not started. */
export function EntrantList({ tournament, names, isOrganiser }: EntrantListProps) {
  const say = useMessages(tournamentTexts);
  const { people, places } = tournament;
  return (
    <Slab as="section" aria-labelledby="people">
      <header className="line">
        <h2 id="people" className="grow">
          {say.players}
        </h2>
        <span className="soft small">{say.taken(people.length, places)}</span>
      </header>
      {people.length === 0 && <p className="soft">{say.nobody}</p>}
      <ul className="rows">
        {people.map((entrant) => (
          <EntrantRow
            key={entrant.number}
            tournament={tournament}
            entrant={entrant}
            name={names.get(entrant.number) ?? ''}
            isOrganiser={isOrganiser}
          />
        ))}
      </ul>
    </Slab>
  );
}

function EntrantRow(props: {
  readonly tournament: Tournament;
  readonly entrant: Entrant;
  readonly name: string;
  readonly isOrganiser: boolean;
}) {
  const { tournament, entrant, name, isOrganiser } = props;
  const say = useMessages(tournamentTexts);
  const texts = useTexts();
  const me = useMe();
  const { isPending, mutate } = useTournamentMutation();
  const isMe = entrant.player !== undefined && entrant.player === me?.id;
  const remove = () =>
    void mutate(() => api.leaveTournament({ params: { id: tournament.id, entrant: entrant.number } }));
  return (
    <li>
      <EntrantAvatar game={tournament.game} bot={entrant.bot} name={name} />
      <span className="grow">
        {name} {isMe && <span className="soft small">({say.you})</span>}
        {entrant.bot !== undefined && <span className="soft small">({texts.table.bot})</span>}
      </span>
      {isOrganiser && !isMe && (
        <ConfirmButton
          icon="cross"
          label={say.remove(name)}
          isDisabled={isPending}
          asks={entrant.bot === undefined}
          title={say.removeTitle(name)}
          text={say.removeText}
          confirm={say.removeYes}
          cancel={say.keepTournament}
          onConfirm={remove}
        />
      )}
    </li>
  );
}

function EntrantAvatar(props: { readonly game: string; readonly bot: string | undefined; readonly name: string }) {
  const { bot, name } = props;
  const game = gameOf(props.game);
  if (bot === undefined) return <Avatar name={name} />;
  if (game === undefined) return <Avatar bot />;
  return (
    <Suspense fallback={<Avatar bot />}>
      <BuiltInBotAvatar game={game} id={bot} />
    </Suspense>
  );
}
