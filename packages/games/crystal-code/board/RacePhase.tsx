import { Button, ConfirmDialog, playSound, Slab, useMessages } from '@sesame/ui';
import { useMemo, useState } from 'react';
import { statusOf } from '../rules/machine.ts';
import type { Chain, RacerView, Tile } from '../rules/state.ts';
import { CardActions, MachineEditor } from './BuildPhase.tsx';
import { useBoard } from './board-context.ts';
import { formatTime } from './format-time.ts';
import { Readout } from './Joints.tsx';
import { marksOf } from './joint-marks.ts';
import { MachineStatusLine } from './MachineStatus.tsx';
import { Racers } from './Racers.tsx';
import { RaceTimer } from './RaceTimer.tsx';
import type { RaceDraft } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { TileStage } from './TileStage.tsx';
import { chainOf, groupsOf, posedChain, rowOf } from './tile-arrangement.ts';
import { tidied } from './tile-layout.ts';
import { useRaceDraft } from './use-race-draft.ts';

/** Shows the chain as it was sent, also after a page reload. */
const withSentChain = (draft: RaceDraft, chain: Chain | undefined): RaceDraft => {
  if (chain === undefined || JSON.stringify(chainOf(draft.tiles)) === JSON.stringify(chain)) return draft;
  const inHand = (tile: Tile) => draft.tiles.findIndex((placed) => placed.tile === tile);
  const posed = posedChain(chain, 18).toSorted((one, other) => inHand(one.tile) - inHand(other.tile));
  return { plane: draft.plane, tiles: tidied(posed, draft.plane) };
};

/** The race of a player: tile stage, timer and the “Done!” button. */
export function RacePhase({ tiles, race }: { readonly tiles: readonly Tile[]; readonly race: RacerView }) {
  const { view, send, isLive } = useBoard();
  const say = useMessages(raceTexts);
  const isRacing = isLive && view.may.done === true;
  const isLocked = !isRacing || send === undefined;
  const { draft, chain, edit, drag, callDone } = useRaceDraft(tiles, {
    isLocked,
    onDone: (done) => {
      playSound('struck');
      send?.({ type: 'done', chain: done });
    },
  });
  const shown = withSentChain(draft, race.chain);
  const marks = useMemo(() => marksOf(shown.tiles), [shown.tiles]);
  const [isPlanning, setPlanning] = useState(false);
  const largest = groupsOf(shown.tiles)[0] ?? [];

  const mayPlan = isLive && !isRacing;
  return (
    <>
      {mayPlan && isPlanning ? (
        <MachineEditor />
      ) : (
        <Slab className={`xc-main xc-arena${isRacing ? '' : ' is-final'}`}>
          <TileStage draft={shown} isLocked={isLocked} help={view.options.help} edit={edit} drag={drag} />
          <Readout marks={marks} help={view.options.help} row={rowOf(shown.tiles, largest)} />
          {isRacing && <p className="xc-keys tiny soft">{say.keys}</p>}
        </Slab>
      )}
      <div className="xc-side">
        <Slab className="xc-timer-panel">
          {view.glass && <RaceTimer glass={view.glass} isRacing={isRacing} />}
          {isRacing ? (
            <>
              <Button variant="primary" className="xc-done" isDisabled={chain === undefined} onPress={callDone}>
                {say.done}
              </Button>
              <p className="small soft xc-note">{say.doneNote}</p>
              <GiveUp />
            </>
          ) : (
            <Finished race={race} />
          )}
          {mayPlan && (
            <Button tight onPress={() => setPlanning(!isPlanning)}>
              {isPlanning ? say.backToChain : say.plan}
            </Button>
          )}
        </Slab>
        {mayPlan && isPlanning && <PlanPanel />}
        <Racers />
      </div>
    </>
  );
}

/** XC22: the machine can be planned while others are still racing. */
function PlanPanel() {
  const { planned } = useBoard().building;
  const say = useMessages(raceTexts);
  return (
    <Slab className="xc-actions">
      <MachineStatusLine status={statusOf(planned.machine)} />
      <CardActions />
      <p className="tiny soft xc-note">{say.planNote}</p>
    </Slab>
  );
}

/** What the player sees after finishing. */
function Finished({ race }: { readonly race: RacerView }) {
  const say = useMessages(raceTexts);
  if (race.is === 'done') {
    return (
      <>
        <p className="xc-verdict display">{say.youDone(formatTime(race.elapsed ?? 0))}</p>
        <p className="small soft xc-note">{say.wait}</p>
      </>
    );
  }
  return (
    <>
      <p className="status">{race.is === 'late' ? say.youLate : say.youGaveUp}</p>
      <p className="small soft xc-note">{say.waitOthers}</p>
    </>
  );
}

function GiveUp() {
  const { send } = useBoard();
  const say = useMessages(raceTexts);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" tight icon="flag" onPress={() => setAsks(true)}>
        {say.giveUp}
      </Button>
      <ConfirmDialog
        title={say.giveUpAsk}
        text={say.giveUpText}
        confirm={say.giveUp}
        cancel={say.goOn}
        isOpen={asks}
        onOpenChange={setAsks}
        onConfirm={() => send?.({ type: 'give-up' })}
      />
    </>
  );
}
