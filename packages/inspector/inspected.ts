import type { AnyRules, Input, Viewer } from '@sesame/kernel';
import type { AnyScreen } from '@sesame/ui';
import type { FoldedPosition } from './session/fold.ts';
import type { Session } from './session/session.ts';

/** What every panel gets: the game, the match, and the position that is shown. */
export interface Inspected {
  readonly rules: AnyRules;
  readonly screen: AnyScreen;
  readonly session: Session;
  readonly positions: readonly FoldedPosition[];
  readonly position: FoldedPosition;
  readonly ply: number;
  /** The match time of the position. */
  readonly now: number;
  readonly names: readonly string[];
  readonly play: (inputs: readonly Input<unknown>[]) => void;
  /** Plays another input instead of the one that led here. */
  readonly replace: (input: Input<unknown>) => void;
  readonly jump: (ply: number) => void;
}

export const viewerName = (viewer: Viewer): string => (viewer === 'spectator' ? 'Spectator' : `Seat ${viewer}`);
