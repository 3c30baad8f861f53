import { playSound, RaceTraceContext, type TraceRecorder, useAnnounce, useLocale } from '@sesame/ui';
import { createContext, type RefObject, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Chain, Tile } from '../rules/pieces.ts';
import { announcementOf } from './race-announcements.ts';
import { applyRaceEdit, newRaceDraft, type RaceDraft, type RaceEdit } from './race-draft.ts';
import { useRaceKeys } from './race-keys.ts';
import { chainOf, joinedIn, jointsOf } from './tile-arrangement.ts';
import type { TileDrag } from './tile-drag.ts';
import { WIDE_PLANE } from './tile-layout.ts';

/** The draft of a race and its actions. */
export interface RaceDraftControls {
  readonly draft: RaceDraft;
  /** The chain, once all five tiles form a row. */
  readonly chain: Chain | undefined;
  readonly edit: (edit: RaceEdit) => void;
  readonly drag: RefObject<TileDrag | undefined>;
  /** Submits the chain, if there is one. */
  readonly callDone: () => void;
}

/** Tiles that are chained from the start, in lessons. */
export const LaidChainContext = createContext<Chain>([]);

/** Draft of a race with sounds, announcements and keyboard shortcuts; read-only when locked. */
export const useRaceDraft = (
  tiles: readonly Tile[],
  { isLocked, onDone }: { readonly isLocked: boolean; readonly onDone: (chain: Chain) => void },
): RaceDraftControls => {
  const locale = useLocale();
  const announce = useAnnounce();
  const drag = useRef<TileDrag>(undefined);
  const laid = useContext(LaidChainContext);
  const [draft, put] = useState(() => newRaceDraft(tiles, WIDE_PLANE, laid));
  // The latest draft, for edits that follow each other before the next render.
  const now = useRef(draft);
  const trace = useContext(RaceTraceContext);
  const chain = useMemo(() => chainOf(draft.tiles), [draft.tiles]);

  const edit = useCallback(
    (change: RaceEdit) => {
      const before = now.current;
      const after = applyRaceEdit(before, change);
      now.current = after;
      put(after);
      if (change.type === 'plane') return;
      recordEdit(trace, change, { before, after });
      if (jointsOf(after.tiles).length > jointsOf(before.tiles).length) playSound('socket');
      const text = announcementOf(before, after, { edit: change, locale });
      if (text !== undefined) announce(text);
    },
    [locale, announce, trace],
  );
  const turn = (fifths: number) => {
    if (drag.current) {
      drag.current.turn(fifths);
      if (draft.chosen !== undefined) trace.mark('turn', draft.chosen);
    } else if (draft.chosen !== undefined) edit({ type: 'turn', at: draft.chosen, fifths });
  };
  const callDone = () => {
    if (!isLocked && chain !== undefined) onDone(chain);
  };
  useRaceKeys(isLocked ? undefined : { hand: tiles.length, chosen: draft.chosen, edit, turn, done: callDone });
  return { draft, chain, edit, drag, callDone };
};

/** Records what became of the tiles: what was turned or laid, and how many lie in one row now. */
const recordEdit = (
  trace: TraceRecorder,
  edit: RaceEdit,
  { before, after }: { readonly before: RaceDraft; readonly after: RaceDraft },
): void => {
  if (edit.type === 'turn') trace.mark('turn', edit.at);
  else if (after.tiles !== before.tiles) trace.mark('drop', after.chosen ?? 0);
  const joined = joinedIn(after.tiles);
  if (joined !== joinedIn(before.tiles)) trace.mark('join', joined);
};
