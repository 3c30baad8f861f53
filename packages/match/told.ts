import { eventsFor, isSharedRace, type Viewer } from '@sesame/kernel';
import type { InputEvents } from '@sesame/protocol';
import { lastUndoFor, pliesFor, seqFor } from './hidden-rows.ts';
import type { EventEntry, Position } from './position.ts';

export interface TellRequest {
  /** Tell events after this row of the viewer's sequence. */
  readonly since: number;
  /** Whether the match is over: by its outcome, or because somebody ended it. */
  readonly isOver: boolean;
}

/**
 * Events for a viewer. Inputs without any are left out, as their timing may be secret, too. They are numbered as far as the
 * viewer knows of them; who reads all of a match that is over gets the numbers of its record.
 */
export const toldSince = (position: Position, viewer: Viewer, { since, isOver }: TellRequest): InputEvents[] => {
  const { eventLog, plies } = position;
  const all: InputEvents[] = [];
  const isAll = since < lastUndoFor(position, viewer);
  const isKnown = isOver && since === 0;
  let unsent = seqFor(position, viewer) - since;
  let known = isKnown ? plies : pliesFor(position, viewer);
  // Backwards, as usually only the last one is new.
  for (let n = plies - 1; n >= 0 && (isAll || unsent > 0); n--) {
    const logEntry = eventLog[n];
    if (logEntry === undefined) break;
    const isHidden = logEntry.hiddenFrom?.includes(viewer) === true;
    const ply = known;
    if (!isHidden || isKnown) known -= 1;
    if (isHidden) continue;
    unsent -= 1;
    const entry = entryFor(position, viewer, { entry: logEntry, isOver });
    if (entry !== undefined) all.push({ ...entry, ply });
  }
  return all.reverse();
};

/** What a viewer is told about an input; undefined: nothing. */
const entryFor = (
  { rules, start }: Position,
  viewer: Viewer,
  { entry: { at, by, events, receipt, bot }, isOver }: { readonly entry: EventEntry; readonly isOver: boolean },
): Omit<InputEvents, 'ply'> | undefined => {
  const told = eventsFor(events, viewer);
  if (told.length === 0 && by !== viewer) return undefined;
  // In an individual race, times are secret until the match is over.
  const isTimed = receipt !== undefined && (by === viewer || isOver || isSharedRace(rules, start.options));
  return { at, by, events: told, ...(isTimed && { receipt }), ...(bot && { bot }) };
};
