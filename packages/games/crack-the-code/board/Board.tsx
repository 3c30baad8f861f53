import './board.css';
import './tray.css';
import './narrow.css';
import './wide.css';
import './reveal.css';
import './hand.css';
import { type BoardProps, useFocusNext, useShownEvents } from '@sesame/ui';
import type { Event, Move, Place, View } from '../rules/state.ts';
import { type Composer, useComposer } from './composer.ts';
import { paletteOf } from './crystals.ts';
import { useEventEffects } from './effects.ts';
import { useGuessMoment } from './guess-moment.ts';
import { useKeys } from './keys.ts';
import { OwnCode } from './OwnCode.tsx';
import { PlayerBoard } from './PlayerBoard.tsx';
import { recentEventsOf } from './recent-events.ts';
import { Tray } from './Tray.tsx';
import { useBoardWidth } from './use-board-width.ts';

/** What the player does now. A code that is sent counts as done. */
const stepOf = (composer: Composer | undefined): string =>
  composer === undefined ? 'watch' : `${composer.step} ${composer.isSent ? 'sent' : ''}`;

/** Two player boards side by side at every width, your own on the left. Spectators see seat 0 on the left. */
export function Board({ view, seat, play, events, moment, isHand = false }: BoardProps<View, Move, Event>) {
  const you: Place | undefined = seat === 0 || seat === 1 ? seat : undefined;
  const left: Place = you ?? 0;
  const right: Place = left === 0 ? 1 : 0;
  const { ref, isNarrow, isWide } = useBoardWidth<HTMLDivElement>();
  const composer = useComposer(view, you, { play, isBusy: moment !== undefined });
  const shown = useShownEvents(moment);
  useKeys(composer, { palette: paletteOf(view.options), guesses: view.seats[left].guesses });
  useEventEffects(view, you, { events, shown });
  useFocusNext(ref, stepOf(composer));
  const { positions, attempts } = view.options;
  const guess = useGuessMoment(moment);
  const shared = { view, you, composer, isNarrow: isNarrow || isHand, recent: recentEventsOf(events, shown) };
  const look = ['crack', (isNarrow || isHand) && 'narrow', isWide && !isHand && 'is-wide', isHand && 'hand'];
  return (
    <div className="crack-frame">
      <div
        ref={ref}
        className={look.filter(Boolean).join(' ')}
        style={{ '--places': positions, '--rows': attempts, '--columns': positions === 4 ? 2 : 3 }}
      >
        {isHand ? (
          <OwnCode code={view.seats[left].code} />
        ) : (
          <>
            <PlayerBoard {...shared} seat={left} moment={guess?.guess.seat === left ? guess : undefined} />
            <PlayerBoard {...shared} seat={right} moment={guess?.guess.seat === right ? guess : undefined} />
          </>
        )}
        <Tray {...shared} event={moment?.event} speaksTo={play || view.end ? you : undefined} />
      </div>
    </div>
  );
}
