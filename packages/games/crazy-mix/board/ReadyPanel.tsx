import { Button, Slab, useMessages, useTimeUntil } from '@sesame/ui';
import { lastRound, useBoard } from './board-context.ts';
import { RoundResult } from './RoundResult.tsx';
import { boardTexts } from './texts.ts';

/** CM33: the ready button, and when the round starts at the latest. */
export function ReadyPanel() {
  const { view, send, isLive } = useBoard();
  const say = useMessages(boardTexts);
  const last = lastRound(view);
  const left = useTimeUntil(view.startsAt, 500);
  return (
    <Slab className="mix-action mix-ready">
      {last && <RoundResult round={last} />}
      {isLive && view.may.ready ? (
        <Button
          variant="primary"
          data-focus-next
          isDisabled={send === undefined}
          onPress={() => send?.({ type: 'ready' })}
        >
          {say.imReady}
        </Button>
      ) : (
        <p className="small soft">{say.waitReady}</p>
      )}
      {isLive && view.may.notReady && (
        <Button variant="quiet" tight isDisabled={send === undefined} onPress={() => send?.({ type: 'not-ready' })}>
          {say.imNotReady}
        </Button>
      )}
      {left !== undefined && (
        <p className="small brass" suppressHydrationWarning>
          {say.startsIn(Math.ceil(left / 1000))}
        </p>
      )}
    </Slab>
  );
}
