import './board.css';
import {
  type BoardProps,
  Button,
  StatusLine,
  useKeyboardShortcuts,
  useSendMove,
  useTextContext,
  useTimeUntil,
} from '@sesame/ui';
// #if hidden
import { type Event, MAX_STAKE, type Move, type View } from '../rules/state.ts';
// #else
//: import type { Event, Move, View } from '../rules/state.ts';
// #endif
import { Crystals } from './Crystals.tsx';
import { LastRound } from './LastRound.tsx';
import { Racers } from './Racers.tsx';
import { prompt } from './texts.ts';

/** Draws a view and sends moves. What may be done is in the view; the board knows no rules. */
export function Board({ view, seat, play }: BoardProps<View, Move, Event>) {
  const send = useSendMove(view, play);
  const context = useTextContext();
  const left = useTimeUntil(view.endsAt);
  const { may, picture, last } = view;
  const mayPoint = play !== undefined && may.includes('point');
  const pass = () => play?.({ type: 'pass' });
  useKeyboardShortcuts(({ key }) => (key === 'p' && mayPoint ? pass : undefined));
  const isYours = may.length > 0;
  return (
    <div className="race-board">
      <StatusLine state={view.end ? 'over' : isYours ? 'yours' : 'theirs'}>
        {prompt(view, seat ?? 'spectator', context)}
        {left !== undefined && <span className="race-time">{Math.ceil(left / 1000)} s</span>}
      </StatusLine>
      {picture ? (
        // Claims are sent at once: in a race nothing waits.
        <Crystals picture={picture} {...(mayPoint && { onPoint: (cell: number) => play({ type: 'point', cell }) })} />
      ) : (
        last && <LastRound last={last} />
      )}
      <div className="race-actions">
        {mayPoint && (
          <Button variant="quiet" onPress={pass}>
            Pass
          </Button>
        )}
        {/* #if hidden */}
        {send &&
          may.includes('ready') &&
          Array.from({ length: MAX_STAKE }, (_, i) => i + 1).map((stake) => (
            <Button key={stake} variant="primary" onPress={() => send({ type: 'ready', stake })}>
              Stake {stake}
            </Button>
          ))}
        {/* #else */}
        {/*: {send && may.includes('ready') && ( */}
        {/*:   <Button variant="primary" onPress={() => send({ type: 'ready' })}> */}
        {/*:     Ready */}
        {/*:   </Button> */}
        {/*: )} */}
        {/* #endif */}
      </div>
      <Racers view={view} />
    </div>
  );
}
