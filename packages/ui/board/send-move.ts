import { useEffect, useMemo, useState } from 'react';

/** After this long without a new view, another move can be sent. */
export const MOVE_TIMEOUT_MS = 3000;

/** Sends moves one at a time: undefined until the view changes or the last move times out. Not for claims in a race. */
export const useSendMove = <View, Move>(
  view: View,
  play: ((move: Move) => void) | undefined,
): ((move: Move) => void) | undefined => {
  const [sentFrom, setSentFrom] = useState<{ readonly view: View }>();
  useEffect(() => {
    if (sentFrom === undefined) return;
    const timer = setTimeout(() => setSentFrom(undefined), MOVE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [sentFrom]);
  // Forgotten once the view has changed: an undo may bring back the very view that the move was sent from.
  if (sentFrom !== undefined && sentFrom.view !== view) setSentFrom(undefined);
  const send = play === undefined || sentFrom?.view === view ? undefined : play;
  return useMemo(
    () =>
      send &&
      ((move: Move) => {
        setSentFrom({ view });
        send(move);
      }),
    [send, view],
  );
};
