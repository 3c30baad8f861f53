import { type Result, refuse, type Viewer } from '@sesame/kernel';
import { mayUndo, type Proposed, proposeUndo } from '@sesame/match';
import type { TimeControl } from '@sesame/protocol';
import { botAt, pausesOf } from '../clock/match-clock.ts';
import type { InputRequest } from '../input-pipeline.ts';
import { isOver, type LiveMatch } from '../live-match.ts';

const NOTHING = refuse('nothing-to-take-back', 'There is no move to undo.');

const restsIn =
  ({ stored }: LiveMatch) =>
  (pace: TimeControl) =>
    pausesOf(stored, pace);

/** Whether this viewer may undo a move now. */
export const canUndo = (match: LiveMatch, viewer: Viewer, at: number): boolean =>
  viewer !== 'spectator' &&
  botAt(match.stored, viewer) === undefined &&
  match.committed === match.head &&
  !isOver(match) &&
  mayUndo(match.head, { seat: viewer, at }, restsIn(match));

/** Undoes the last input of a seat. Bots undo nothing. */
export const undo = (
  match: LiveMatch,
  { input: { by, at }, key }: Pick<InputRequest, 'input' | 'key'>,
): Result<Proposed> =>
  typeof by !== 'number' || botAt(match.stored, by) !== undefined
    ? NOTHING
    : proposeUndo(match.head, { seat: by, at, key }, restsIn(match));
