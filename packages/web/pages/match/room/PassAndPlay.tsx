import './pass-and-play.css';
import type { MatchState } from '@sesame/client';
import { Button, listed, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { useMatch } from '../../../data/use-match.ts';
import { roomTexts } from '../../../locales/room/texts.ts';
import { LoadingPage } from '../../../shell/LoadingPage.tsx';
import { Page } from '../../../shell/Page.tsx';
import MatchPage from '../MatchPage.tsx';
import { isMatchOver } from '../SidePanel.tsx';

interface PassAndPlayProps {
  readonly id: string;
  readonly room: string;
  /** The seats on this device. */
  readonly seats: readonly number[];
}

/**
 * Several seats on one device: hand over, uncover, play, cover. Under the cover the page follows the match as a spectator,
 * so it has nothing of the next player’s view before they uncover it.
 */
export default function PassAndPlay({ id, room, seats }: PassAndPlayProps) {
  const say = useMessages(roomTexts);
  const [uncovered, setUncovered] = useState<number>();
  if (uncovered === undefined) return <Cover {...{ id, room, seats }} onUncover={setUncovered} />;
  return (
    <MatchPage key={uncovered} {...{ id, room }} as={uncovered}>
      <Button className="main-action cover-action" icon="lock" onPress={() => setUncovered(undefined)}>
        {say.cover}
      </Button>
    </MatchPage>
  );
}

function Cover({ id, room, seats, onUncover }: PassAndPlayProps & { readonly onUncover: (seat: number) => void }) {
  const { matchState } = useMatch(id, false, 'spectator');
  const say = useMessages(roomTexts);
  const locale = useLocale();
  // The last state of a seat may stay until the spectator's arrives.
  if (matchState === undefined || matchState.info.you !== null) return <LoadingPage />;
  if (isMatchOver(matchState)) return <MatchPage {...{ id, room }} as="spectator" />;
  const { info, awaits } = matchState;
  const nameOf = (seat: number) => info.seats[seat]?.name ?? '';
  const next = seats.filter((seat) => awaits.includes(seat));
  return (
    <Page title={say.room(room)} className="cover" bar={<CoverBar matchState={matchState} />}>
      {next.length === 0 ? (
        <p className="lead" role="status">
          {say.waitingFor(listed(awaits.map(nameOf), locale))}
        </p>
      ) : (
        <>
          <h1>{say.handTo(nameOf(next[0] ?? 0))}</h1>
          <p className="soft">{say.handToText}</p>
          {next.map((seat, i) => (
            <Button
              key={seat}
              variant={i === 0 ? 'primary' : 'plain'}
              className="main-action"
              onPress={() => onUncover(seat)}
            >
              {say.uncover(nameOf(seat))}
            </Button>
          ))}
        </>
      )}
    </Page>
  );
}

function CoverBar({ matchState }: { readonly matchState: MatchState }) {
  return <header className="bar">{matchState.info.seats.map(({ name }) => name).join(' · ')}</header>;
}
