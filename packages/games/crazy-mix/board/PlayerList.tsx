import { type Seat, seatsOf } from '@sesame/kernel';
import { Picture, SeatName, SeatStone, Slab, useMessages, usePlayers } from '@sesame/ui';
import { MIX } from '../rules/pieces.ts';
import { scorersIn } from '../rules/racing.ts';
import { type BoardState, isApart, isRacing, lastRound, useBoard } from './board-context.ts';
import { MixMark } from './MixLogo.tsx';
import { useSeatNote } from './seat-notes.ts';
import { OUTLINES } from './shapes.ts';
import { boardTexts } from './texts.ts';

/** All players: cards won, tries left, the Crazy Mix card, and what they did last. */
export function PlayerList() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  return (
    <Slab as="section" className={`mix-seats among-${view.seats.length}`} aria-label={say.players}>
      <ul>
        {seatsOf(view.seats.length).map((seat) => (
          <SeatRow key={seat} seat={seat} />
        ))}
      </ul>
    </Slab>
  );
}

/** Highlights players who are awaited, or the winner of the last round. */
const isMarked = ({ view }: BoardState, seat: Seat): boolean => {
  if (view.phase === 'over') return view.end?.ranks[seat] === 1;
  if (view.phase === 'race' && isApart(view)) return view.seats[seat]?.through === false;
  const last = lastRound(view);
  return last !== undefined && scorersIn(last).includes(seat);
};

function SeatRow({ seat }: { readonly seat: Seat }) {
  const table = useBoard();
  const { view, you } = table;
  const say = useMessages(boardTexts);
  const { clock } = usePlayers();
  const note = useSeatNote(seat);
  const time = isApart(view) ? clock?.(seat) : undefined;
  const { won = [] } = view.seats[seat] ?? {};
  return (
    <li className={`mix-seat${isMarked(table, seat) ? ' on' : ''}${seat === you ? ' yours' : ''}`}>
      <SeatStone seat={seat} size={24} />
      <b className="mix-name">
        <SeatName seat={seat} />
      </b>
      {won.includes(MIX) && <MixMark label={say.holdsMix} />}
      {isRacing(view) && <Tries seat={seat} />}
      <Won seat={seat} count={won.length} />
      {(note || time) && (
        <span className="mix-note tiny">
          <span>{note}</span>
          {time}
        </span>
      )}
    </li>
  );
}

const CROSS = 'M-38-38 38 38M38-38-38 38';

/** Remaining tries as dots, wrong ones as crosses. */
function Tries({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const { triesLeft } = view.seats[seat] ?? {};
  if (triesLeft === undefined) return null;
  const wrong = view.tries.filter((one) => one.seat === seat && !one.right).length;
  return (
    <span className="mix-tries" role="img" aria-label={say.triesLeft(triesLeft)}>
      {[...Array(wrong + triesLeft).keys()].map((i) => (
        <Picture key={i} width={11}>
          <path className={i < wrong ? 'mix-cross' : 'mix-dot'} d={i < wrong ? CROSS : OUTLINES.C} />
        </Picture>
      ))}
    </span>
  );
}

/** Number of cards won. */
function Won({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  const say = useMessages(boardTexts);
  return (
    <span className="mix-won" data-won={seat}>
      <Picture width={16} box="-10 -10 20 20">
        <path className="p-carve" d="M-6-4H5V8H-6ZM-3-4V-8H8V4H5" />
      </Picture>
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{say.cards(count)}</span>
    </span>
  );
}
