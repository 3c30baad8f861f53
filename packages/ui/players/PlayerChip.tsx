import type { Face } from '@sesame/kernel';
import type { ReactNode } from 'react';
import { SeatStone } from '../pieces/SeatStone.tsx';
import { Avatar } from './Avatar.tsx';
import { BotAvatar } from './BotAvatar.tsx';

/** A player at the table: name, note and clock. Highlighted on their turn. */
export function PlayerChip(props: {
  readonly name: string;
  /** Shown instead of the plain name. */
  readonly label?: ReactNode;
  readonly note?: ReactNode;
  readonly isBot?: boolean;
  /** The face of a built-in bot. */
  readonly face?: Face | undefined;
  /** It is this player's turn. */
  readonly on?: boolean;
  /** A `ClockFace`, or anything else at the end of the chip. */
  readonly clock?: ReactNode;
  /** The seat whose stone is shown. */
  readonly stone?: number;
  readonly className?: string;
}) {
  const { name, label = name, note, isBot, face, on, clock, stone, className } = props;
  return (
    <div className={['chip', on && 'on', className].filter(Boolean).join(' ')}>
      {face ? <BotAvatar face={face} /> : <Avatar {...(isBot ? { bot: true } : { name })} />}
      <div>
        <b>{label}</b>
        {note && <span className="soft tiny">{note}</span>}
      </div>
      {stone !== undefined && <SeatStone seat={stone} />}
      {clock}
    </div>
  );
}
