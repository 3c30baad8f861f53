import './board.css';
import type { Seat } from '@sesame/kernel';
import { type BoardProps, StatusLine, useKeyboardShortcuts, usePlayers, useSendMove, useTextContext } from '@sesame/ui';
import { useState } from 'react';
import type { Event, Move, View } from '../rules/state.ts';
import { Claims } from './Claims.tsx';
// #if hidden
import { Favourites } from './Favourites.tsx';
// #endif
import { Market } from './Market.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import { prompt } from './texts.ts';

/** Draws a view and sends moves. What may be done is in the view; the board knows no rules. */
export function Board({ view, seat, play }: BoardProps<View, Move, Event>) {
  const send = useSendMove(view, play);
  const context = useTextContext();
  const { names } = usePlayers();
  const [selected, setSelected] = useState<number>();
  // #if hidden
  const isYours = view.mayFavour || (seat !== undefined && view.turn === seat);
  // #else
  //: const isYours = seat !== undefined && view.turn === seat;
  // #endif
  const mayTake = send !== undefined && view.may.includes('take');

  /** Takes a crystal, or swaps the selected one for it. */
  const choose = (place: number) => {
    if (!mayTake) return;
    send(selected === undefined ? { type: 'take', place } : { type: 'swap', own: selected, place });
    setSelected(undefined);
  };
  useKeyboardShortcuts(({ key }) => {
    const place = Number(key) - 1;
    return mayTake && view.market[place] !== undefined ? () => choose(place) : undefined;
  });

  // The viewer's own crystals come last, next to the hand.
  const order = names.map((_, i): Seat => ((seat ?? names.length - 1) + 1 + i) % names.length);
  return (
    <div className="crystal-board">
      <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'}>
        {prompt(view, seat ?? 'spectator', context)}
      </StatusLine>
      {/* #if hidden */}
      {send && view.mayFavour && <Favourites onChoose={(colour) => send({ type: 'favour', colour })} />}
      {/* #endif */}
      <Market view={view} {...(mayTake && { onChoose: choose })} isSwapping={selected !== undefined} />
      <div className="crystal-players">
        {order.map((one) => (
          <PlayerRow
            key={one}
            view={view}
            seat={one}
            {...(one === seat && { selected })}
            {...(one === seat &&
              view.may.includes('swap') && {
                onSelect: (own: number) => setSelected(own === selected ? undefined : own),
              })}
          />
        ))}
      </div>
      {send && view.may.includes('claim') && (
        <Claims view={view} onClaim={(colour) => send({ type: 'claim', colour })} />
      )}
    </div>
  );
}
