import type { Locale } from '@sesame/kernel';
import type { Entrant, Tournament, TournamentPairing } from '@sesame/protocol';
import { Button, ButtonLink, ClockFace, ConfirmButton, listed, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import type { TournamentTexts } from '../../locales/tournaments/en.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { Podium } from './Podium.tsx';
import { arenaEnd } from './tournament-text.ts';
import { useTournamentMutation } from './use-tournament.ts';

interface YourStatusProps {
  readonly tournament: Tournament;
  readonly mine: Entrant | undefined;
  readonly names: ReadonlyMap<number, string>;
}

/** Your status in the tournament: enter, wait, or go to your match. */
export function YourStatus({ tournament, mine, names }: YourStatusProps) {
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const meeting = myMeeting(tournament, mine);
  const match = meeting?.points === undefined && (!mine?.out || mine.away) ? meeting?.match : undefined;
  const isArena = tournament.format === 'arena';
  const canEnter = tournament.state === 'open' || (tournament.state === 'running' && isArena && mine === undefined);
  return (
    <Slab as="section" className="stack your-status" aria-live="polite">
      <div className="wraps">
        <p className="status grow">
          {match === undefined ? statusText(say, tournament, { mine, meeting, names, locale }) : say.ready}
        </p>
        {tournament.state === 'open' && <Countdown tournament={tournament} />}
      </div>
      <div className="wraps">
        {match !== undefined && (
          <ButtonLink variant="primary" icon="play" className="grow" href={`/matches/${match}`}>
            {say.toMatch}
          </ButtonLink>
        )}
        {canEnter && <EnterButton tournament={tournament} mine={mine} />}
        {tournament.state === 'running' && mine !== undefined && (
          <StayOrGo tournament={tournament} mine={mine} isArena={isArena} />
        )}
      </div>
      {tournament.state === 'over' && <Podium standings={tournament.standings} names={names} />}
    </Slab>
  );
}

/** Our latest match: of this round, or of an arena, which has no rounds. */
const myMeeting = (tournament: Tournament, mine: Entrant | undefined): TournamentPairing | undefined => {
  const { meetings, state, format } = tournament;
  if (state !== 'running' || mine === undefined) return undefined;
  const current = format === 'arena' ? meetings.flat() : meetings.at(-1);
  return current?.findLast(({ seats }) => seats.includes(mine.number));
};

const statusText = (
  say: TournamentTexts,
  tournament: Tournament,
  {
    mine,
    meeting,
    names,
    locale,
  }: Omit<YourStatusProps, 'tournament'> & { readonly meeting: TournamentPairing | undefined; readonly locale: Locale },
): string => {
  const { state, format, standings, meetings, round, rounds } = tournament;
  switch (state) {
    case 'open':
      return [mine && say.youEntered, startText(say, tournament)].filter(Boolean).join(' ');
    case 'cancelled':
      return say.cancelled;
    case 'over': {
      const winners = standings.filter(({ rank }) => rank === 1).map(({ entrant }) => names.get(entrant) ?? '');
      const rank = standings.find(({ entrant }) => entrant === mine?.number)?.rank;
      const won = `${say.wonBy(listed(winners, locale))}.`;
      return rank === undefined ? won : `${won} ${say.youCame(rank, standings.length)}`;
    }
    case 'running': {
      if (format === 'arena') return arenaText(say, tournament, { mine, locale });
      const playing = meetings.at(-1)?.filter(({ points }) => points === undefined).length ?? 0;
      const where = `${say.inRound(round, rounds)}.`;
      if (mine === undefined) return `${where} ${say.playing(playing)}`;
      if (mine.out) return mine.away ? say.missedTwo : say.youLeft;
      if (meeting === undefined) return `${where} ${say.noOpponent}`;
      return `${where} ${meeting.seats.length === 1 ? say.hasBye : say.waiting(playing)}`;
    }
  }
};

const arenaText = (
  say: TournamentTexts,
  tournament: Tournament,
  { mine, locale }: { readonly mine: Entrant | undefined; readonly locale: Locale },
): string => {
  const end = arenaEnd(tournament) ?? 0;
  if (Date.now() >= end) return say.arenaOver;
  const until = say.arenaUntil(new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(end));
  if (mine === undefined) return until;
  return `${until} ${mine.out ? say.onBreak : say.arenaWaiting}`;
};

const startText = (say: TournamentTexts, { start, places, people, organiser }: Tournament): string => {
  switch (start.kind) {
    case 'full':
      return say.beginsFull(places - people.length);
    case 'hand':
      return say.beginsHand(organiser.name);
    case 'time':
      return say.startsIn;
  }
};

function Countdown({ tournament: { start } }: Pick<YourStatusProps, 'tournament'>) {
  const locale = useLocale();
  const say = useMessages(tournamentTexts);
  const [now] = useState(Date.now);
  if (start.kind !== 'time') return undefined;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(start.at);
  return (
    <>
      <ClockFace left={Math.max(0, start.at - now)} runs />
      <span className="soft small full-width">{say.beginsAt(time)}</span>
    </>
  );
}

function EnterButton({ tournament: { id }, mine }: Pick<YourStatusProps, 'tournament' | 'mine'>) {
  const say = useMessages(tournamentTexts);
  const { isPending, mutate } = useTournamentMutation();
  if (mine !== undefined) {
    return (
      <Button
        isDisabled={isPending}
        onPress={() => void mutate(() => api.leaveTournament({ params: { id, entrant: mine.number } }))}
      >
        {say.leave}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      className="main-action grow"
      isDisabled={isPending}
      onPress={() => void mutate(() => api.enterTournament({ params: { id }, body: {} }))}
    >
      {say.join}
    </Button>
  );
}

/** Withdrawing; in an arena, taking a break; and coming back. */
function StayOrGo(props: { readonly tournament: Tournament; readonly mine: Entrant; readonly isArena: boolean }) {
  const { tournament, mine, isArena } = props;
  const say = useMessages(tournamentTexts);
  const { isPending, mutate } = useTournamentMutation();
  const { id } = tournament;
  if (mine.away) {
    return (
      <Button
        variant="primary"
        isDisabled={isPending}
        onPress={() => void mutate(() => api.enterTournament({ params: { id }, body: {} }))}
      >
        {say.comeBack}
      </Button>
    );
  }
  if (mine.out) return undefined;
  if (!isArena) return <WithdrawButton tournament={tournament} entrant={mine.number} />;
  return (
    <Button
      variant="quiet"
      isDisabled={isPending}
      onPress={() => void mutate(() => api.leaveTournament({ params: { id, entrant: mine.number } }))}
    >
      {say.takeBreak}
    </Button>
  );
}

function WithdrawButton({
  tournament: { id },
  entrant,
}: Pick<YourStatusProps, 'tournament'> & { readonly entrant: number }) {
  const say = useMessages(tournamentTexts);
  const { isPending, mutate } = useTournamentMutation();
  return (
    <ConfirmButton
      variant="quiet"
      icon="flag"
      isDisabled={isPending}
      title={say.withdrawTitle}
      text={say.withdrawText}
      confirm={say.withdraw}
      cancel={say.stay}
      onConfirm={() => void mutate(() => api.leaveTournament({ params: { id, entrant } }))}
    >
      {say.withdraw}
    </ConfirmButton>
  );
}
