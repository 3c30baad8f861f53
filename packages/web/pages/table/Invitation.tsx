import type { Table } from '@sesame/protocol';
import { Button, Crystal, Dialog, type GameEntry, Slab, useLocale, useMessages } from '@sesame/ui';
import { Suspense, useState } from 'react';
import { api } from '../../data/client.ts';
import { isFreeFor } from '../../data/free-seat.ts';
import { useScreen } from '../../data/games.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { useMe } from '../../data/use-me.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { invitationTexts } from '../../locales/invitation/texts.ts';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { playerMenuTexts } from '../../locales/player-menu/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useAgreement } from '../../widgets/terms/use-agreement.tsx';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';

/** What somebody who followed a table’s link needs: who invites them to what, the rules, and one press to sit down. */
export function Invitation(props: {
  readonly table: Table;
  readonly game: GameEntry;
  readonly host: string | undefined;
}) {
  const { table, game, host } = props;
  const texts = useTexts();
  const say = useMessages(invitationTexts);
  const { rated, unrated } = useMessages(ratingTexts);
  const locale = useLocale();
  const me = useMe();
  const { isPending, mutate } = useMutation();
  const [reading, setReading] = useState(false);
  const { guest } = useMessages(playerMenuTexts);
  const name = game.name[locale];
  const isHostGuest = table.seats.some((seat) => seat.kind === 'person' && seat.player === table.host && seat.guest);
  const isFull = !table.seats.some((seat) => isFreeFor(seat, me?.id));
  const { withTerms, dialog } = useAgreement('changed');
  const sit = () =>
    mutate(() =>
      withTerms((terms = table.terms) =>
        takeSeat((share) => api.sit({ params: { id: table.id }, body: { terms, share } })),
      ),
    );
  const facts = [
    timeControlText(texts, table.pace),
    table.rated && !me?.guest ? rated : unrated,
    say.minutes(game.minutes),
  ];
  return (
    <Slab as="section" className="stack close table-invitation" aria-labelledby="invitation">
      <h1 id="invitation" className="line">
        <Crystal colour={game.crystal} size={40} />
        <span>
          {host === undefined ? say.invited(name) : say.invites(isHostGuest ? `${host} (${guest})` : host, name)}
        </span>
      </h1>
      <Suspense fallback={<p>{game.tagline[locale]}</p>}>
        <Goal game={game} />
      </Suspense>
      <p className="soft small">{facts.join(' · ')}</p>
      <div className="wraps">
        <Button
          variant="primary"
          className="main-action grow"
          isDisabled={isFull || isPending}
          onPress={() => void sit()}
        >
          {isFull ? say.full : say.sitDown}
        </Button>
        <Button icon="book" className="main-action" onPress={() => setReading(true)}>
          {say.rules}
        </Button>
      </div>
      {dialog}
      <Dialog title={texts.match.manual} className="large" isOpen={reading} onOpenChange={setReading}>
        <Suspense>
          <Rules game={game} />
        </Suspense>
      </Dialog>
    </Slab>
  );
}

function Goal({ game }: { readonly game: GameEntry }) {
  const say = useMessages(lessonTexts);
  const locale = useLocale();
  const { goal } = useScreen(game);
  return (
    <p>
      <b>{say.goal}</b> {goal[locale]}
    </p>
  );
}

function Rules({ game }: { readonly game: GameEntry }) {
  const { Manual } = useScreen(game);
  return <Manual />;
}
