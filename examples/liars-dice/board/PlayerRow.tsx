import type { Seat } from '@sesame/kernel';
import { SeatName, usePlayers } from '@sesame/ui';
import type { Face, View } from '../rules/index.ts';
import { Die } from './Die.tsx';
import { countText, isCounted } from './texts.ts';

/** A player with their dice: your own are open, and everybody's after a doubt. */
export function PlayerRow({
  view,
  seat,
  you,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly you: Seat | undefined;
}) {
  const { clock } = usePlayers();
  const { bids, shown, options, turn, end, dice } = view;
  // The dice of the last round stay open until the next bid.
  const open = bids.length === 0 && shown !== undefined && (seat !== you || view.hand === undefined);
  const hand: readonly (Face | undefined)[] =
    seat === you && view.hand
      ? view.hand
      : open
        ? (shown.hands[seat] ?? [])
        : Array<undefined>(dice[seat] ?? 0).fill(undefined);
  const bid = bids.findLast((one) => one.seat === seat);
  const isOut = dice[seat] === 0 && !open;
  const look = ['player-row', turn === seat && !end && 'on', isOut && 'out', bid && bid === bids.at(-1) && 'standing'];
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <div className="who">
        <b>
          <SeatName seat={seat} />
        </b>
        <span className="soft small">
          {bid ? `bids ${countText(bid)}` : isOut ? 'out' : open ? 'last round' : `${dice[seat]} dice`}
        </span>
      </div>
      {!end && clock?.(seat)}
      <div className={hand[0] === undefined ? 'dice closed-dice' : 'dice'} role="img" aria-label={handText(hand)}>
        {hand.map((face, at) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
            key={at}
            face={face}
            size={34}
            isWild={options.wild}
            isCounted={face !== undefined && open && isCounted(face, shown.bid, options.wild)}
          />
        ))}
      </div>
    </li>
  );
}

const handText = (hand: readonly (Face | undefined)[]): string =>
  hand.every((face) => face === undefined) ? `${hand.length} hidden dice` : `Dice: ${hand.join(', ')}`;
