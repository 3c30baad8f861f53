import type { Seat } from '@sesame/kernel';
import {
  listed,
  Picture,
  SeatStone,
  Trophy as TrophyPiece,
  TrophyWell,
  useLocale,
  useMessages,
  useName,
} from '@sesame/ui';
import type { CSSProperties } from 'react';
import type { Trophy, View } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { useBoard } from './board-context.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { trophyName } from './piece-names.ts';
import { nearSeats } from './trophy-progress.ts';
import { trophySign } from './trophy-signs.ts';
import { trophyTexts } from './trophy-texts.ts';

const ownerOf = ({ seats }: View, trophy: Trophy): Seat | undefined => {
  const seat = seats.findIndex((side) => side.trophies.includes(trophy));
  return seat < 0 ? undefined : seat;
};

/** A trophy. On hover, focus or click the board shows everybody's progress towards it. */
export function TrophyMedal(props: {
  readonly trophy: Trophy;
  readonly place: CSSProperties;
  readonly isPinned: boolean;
  readonly onPoint: (isOn: boolean) => void;
  readonly onPin: () => void;
}) {
  const { trophy, place, isPinned, onPoint, onPin } = props;
  const { view, you, recentEvents } = useBoard();
  const say = useMessages(trophyTexts);
  const locale = useLocale();
  const name = useName();
  const { colour, value } = PRIZES[trophy];
  const owner = ownerOf(view, trophy);
  const near = nearSeats(view, trophy);
  const parts = [
    trophyName(trophy, locale),
    say.worth(value),
    owner === undefined ? near.length > 0 && say.near(listed(near.map(name), locale)) : say.takenBy(name(owner)),
  ];
  const isFresh = recentEvents.latest.some(({ event }) => event.type === 'claimed' && event.trophy === trophy);
  return (
    <button
      type="button"
      className={['medal', owner !== undefined && 'taken', isFresh && 'fresh'].filter(Boolean).join(' ')}
      style={place}
      aria-pressed={isPinned}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(true)}
      onBlur={() => onPoint(false)}
      onClick={onPin}
    >
      <span className="visually-hidden">{parts.filter(Boolean).join(', ')}</span>
      <Picture width={86}>
        {owner === undefined ? (
          <TrophyPiece colour={CRYSTALS[colour]} wants={trophySign(trophy, locale)} value={value} />
        ) : (
          <TrophyWell colour={CRYSTALS[colour]}>
            <OwnerName name={owner === you ? say.you : name(owner)} />
          </TrophyWell>
        )}
      </Picture>
      {owner !== undefined && <SeatStone seat={owner} />}
    </button>
  );
}

/** Letters that fit across a medal. */
const MAX_LINE_LENGTH = 11;

/** Owner's name on a claimed trophy, split over two lines or truncated if too long. */
function OwnerName({ name }: { readonly name: string }) {
  const [first = '', ...more] = name.length > MAX_LINE_LENGTH ? name.split(' ') : [name];
  const lines = more.length > 0 ? [first, more.join(' ')] : [first];
  return lines.map((line, i) => (
    <text key={line} className="p-num medal-owner" y={24 + 15 * i - (lines.length > 1 ? 5 : 0)}>
      {line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1)}…` : line}
    </text>
  ));
}
