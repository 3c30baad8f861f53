import type { Tournament, TournamentPairing } from '@sesame/protocol';
import { ButtonLink, Slab, Tabs, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { pointsText } from './tournament-text.ts';

type Names = ReadonlyMap<number, string>;

/** Matches of an arena that are listed. */
const MAX_LISTED = 30;

/** The latest matches of an arena, which has no rounds. */
export function LatestMatches({ tournament, names }: { readonly tournament: Tournament; readonly names: Names }) {
  const say = useMessages(tournamentTexts);
  const latest = tournament.meetings.flat().slice(-MAX_LISTED).toReversed();
  if (latest.length === 0) return undefined;
  return (
    <Slab as="section" aria-labelledby="latest">
      <h2 id="latest">{say.latestMatches}</h2>
      <ul className="rows">
        {latest.map((meeting) => (
          <li key={meeting.match ?? meeting.seats.join(' ')}>
            <MeetingRow meeting={meeting} names={names} />
          </li>
        ))}
      </ul>
    </Slab>
  );
}

/** Pairings by round; the latest round is shown until another is chosen. */
export function Rounds({ tournament, names }: { readonly tournament: Tournament; readonly names: Names }) {
  const say = useMessages(tournamentTexts);
  const [chosen, setChosen] = useState<string>();
  const { meetings } = tournament;
  return (
    <Slab as="section" aria-label={say.rounds}>
      <Tabs
        label={say.rounds}
        className="rounds"
        value={chosen ?? String(meetings.length)}
        onChange={setChosen}
        items={meetings.map((round, i) => ({
          id: String(i + 1),
          label: say.round(i + 1),
          content: <Round meetings={round} names={names} />,
        }))}
      />
    </Slab>
  );
}

function Round({ meetings, names }: { readonly meetings: readonly TournamentPairing[]; readonly names: Names }) {
  return (
    <ul className="rows">
      {meetings.map((meeting) => (
        <li key={meeting.board}>
          <MeetingRow meeting={meeting} names={names} />
        </li>
      ))}
    </ul>
  );
}

function MeetingRow({ meeting, names }: { readonly meeting: TournamentPairing; readonly names: Names }) {
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const { board, seats, match, points } = meeting;
  const isFree = seats.length === 1;
  return (
    <>
      <span className="soft small wide board-number">{say.board(board)}</span>
      <ul className="grow meeting">
        {seats.map((entrant, seat) => (
          <li key={entrant}>
            <span className={points?.[seat] === 1 ? '' : 'soft'}>
              {names.get(entrant)} {isFree && <span className="soft small">({say.bye})</span>}
            </span>
            {points !== undefined && <b>{pointsText(points[seat] ?? 0, locale)}</b>}
          </li>
        ))}
      </ul>
      {match !== undefined && (
        <ButtonLink
          tight
          variant="quiet"
          href={points === undefined ? `/matches/${match}` : `/matches/${match}/replay`}
        >
          {points === undefined ? say.watch : say.replay}
        </ButtonLink>
      )}
    </>
  );
}
