import { useMemo } from 'react';
import { Readout } from './Joints.tsx';
import { marksOf } from './joint-marks.ts';
import type { RaceDraft, RaceEdit } from './race-draft.ts';
import { TileActions } from './TileActions.tsx';
import { TileStage } from './TileStage.tsx';
import { chainOf, groupsOf, jointsOf, rowOf } from './tile-arrangement.ts';
import type { TileDrag } from './tile-drag.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** The tiles, the buttons for the chosen one and the sums. Presses without a pointer lead from tile to side to tile. */
export function TileArena(props: {
  readonly draft: RaceDraft;
  readonly isLocked: boolean;
  readonly help: boolean;
  readonly edit: (edit: RaceEdit) => void;
  readonly drag: { current: TileDrag | undefined };
}) {
  const { draft, isLocked, help, edit, drag } = props;
  const { tiles, marked, chosen } = draft;
  const focusAfter = useFocusAfter(draft);
  const marks = useMemo(() => marksOf(tiles), [tiles]);
  const [largest = []] = groupsOf(tiles);
  return (
    <div className="xc-tiles">
      <TileStage
        {...{ draft, isLocked, help, edit, drag }}
        onChoose={(at) => {
          edit({ type: 'choose', at, isRead: true });
          focusAfter(() => '.xc-side-chip');
        }}
      />
      {!isLocked && (
        <TileActions
          draft={draft}
          edit={edit}
          onSide={(side) => {
            if (chosen === undefined) return;
            edit({ type: 'tap', at: chosen, side });
            focusAfter((after) => {
              const isJoining = marked !== undefined && marked.at !== chosen;
              const isJoined = isJoining && jointsOf(after.tiles).length > 0 && after.marked === undefined;
              if (isJoining && !isJoined) return '.xc-side-chip[aria-pressed=true]';
              return chainOf(after.tiles) ? '.xc-done' : '.xc-tile[data-next]';
            });
          }}
        />
      )}
      <Readout marks={marks} help={help} row={rowOf(tiles, largest)} />
    </div>
  );
}
