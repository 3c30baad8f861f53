import type { MatchState } from '@sesame/client';
import type { SeatAbsence } from '@sesame/protocol';
import { Button, useAnnounce, useLocale, useMessages, useName, useTimeUntil } from '@sesame/ui';
import { useEffect } from 'react';
import { api } from '../../../data/client.ts';
import { timeControlTexts } from '../../../locales/time-control/texts.ts';
import { formatDateTime } from '../../../widgets/format-date.ts';
import { useTimeControlMutation } from '../../../widgets/time-control/use-time-control-mutation.ts';
import { NameOffer } from './NameOffer.tsx';
import { Notice } from './Notice.tsx';
import { TimeControlOffer } from './TimeControlOffer.tsx';

/** Notices above the board: absent players, substitute bots, vacations, time control offers, and a name for guests. */
export function MatchNotices(props: {
  readonly matchState: MatchState;
  /** Of a room, whose page has asked for the name. */
  readonly room: string | undefined;
}) {
  const { matchState, room } = props;
  const { info, notes } = matchState;
  const name = useName();
  return (
    <>
      {notes.map((note) => (
        <SeatNotice
          key={note.seat}
          match={info.id}
          isRated={info.rated}
          note={note}
          isYours={note.seat === info.you}
          name={name(note.seat)}
        />
      ))}
      <TimeControlOffer matchState={matchState} />
      {room === undefined && <NameOffer info={info} />}
    </>
  );
}

interface SeatNoticeProps {
  readonly match: string;
  readonly isRated: boolean;
  readonly note: SeatAbsence;
  readonly isYours: boolean;
  readonly name: string;
}

function SeatNotice({ match, isRated, note, isYours, name }: SeatNoticeProps) {
  const say = useMessages(timeControlTexts);
  const locale = useLocale();
  if (note.bot !== undefined && isYours) return <ReclaimSeatNotice {...{ match, isRated }} />;
  if (note.bot !== undefined) return <Notice icon="bot" text={say.botPlays(name)} />;
  if (note.missed !== undefined) return isYours ? undefined : <Countdown {...note.missed} name={name} />;
  if (note.holiday === undefined) return undefined;
  const day = formatDateTime(note.holiday, locale);
  return <Notice icon="clock" text={isYours ? say.onVacationYou(day) : say.onVacation(name, day)} />;
}

/** Countdown until a bot takes over. Announced once to screen readers, not every second. */
function Countdown({
  warnAt,
  botAt,
  name,
}: {
  readonly warnAt: number;
  readonly botAt: number;
  readonly name: string;
}) {
  const say = useMessages(timeControlTexts);
  const announce = useAnnounce();
  const quiet = useTimeUntil(warnAt) ?? 0;
  const left = useTimeUntil(botAt) ?? 0;
  const isShown = quiet === 0;
  const spoken = say.leftShort(name);
  useEffect(() => {
    if (isShown) announce(spoken);
  }, [isShown, spoken, announce]);
  if (!isShown) return undefined;
  const seconds = Math.ceil(left / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <Notice icon="leave" text={say.left(name, time)} />;
}

function ReclaimSeatNotice({ match, isRated }: Pick<SeatNoticeProps, 'match' | 'isRated'>) {
  const say = useMessages(timeControlTexts);
  const { isPending, mutate } = useTimeControlMutation();
  return (
    <Notice icon="bot" text={isRated ? say.botPlaysYouRated : say.botPlaysYou}>
      <Button
        tight
        variant="primary"
        isDisabled={isPending}
        onPress={() => void mutate(() => api.takeSeatBack({ params: { id: match } }))}
      >
        {say.reclaimSeat}
      </Button>
    </Notice>
  );
}
