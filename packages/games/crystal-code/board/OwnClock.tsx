import { usePlayers } from '@sesame/ui';
import { useBoard } from './board-context.ts';

/** The viewer's clock, in matches that have clocks. */
export function OwnClock() {
  const { you } = useBoard();
  const { clock } = usePlayers();
  const face = you === undefined ? undefined : clock?.(you);
  return face ? <span className="xc-own-clock">{face}</span> : null;
}
