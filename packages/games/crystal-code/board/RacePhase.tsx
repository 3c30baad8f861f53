import { Button, ConfirmButton, playSound, Slab, useMessages } from '@sesame/ui';
import { memo, useState } from 'react';
import { statusOf } from '../rules/machine.ts';
import type { Chain, RacerView, Tile } from '../rules/state.ts';
import { CardActions, MachineEditor } from './BuildPhase.tsx';
import { useBoard } from './board-context.ts';
import { formatTime } from './format-time.ts';
import { MachineStatusLine } from './MachineStatus.tsx';
import { Racers } from './Racers.tsx';
import { RaceTimer } from './RaceTimer.tsx';
import { CHAIN_TURN, type RaceDraft } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { TileArena } from './TileArena.tsx';
import { chainOf, posedChain } from './tile-arrangement.ts';
import { tidied } from './tile-layout.ts';
import { useRaceDraft } from './use-race-draft.ts';

/** Shows the chain as it was sent, also after a page reload. */
const withSentChain = (draft: RaceDraft, chain: Chain | undefined): RaceDraft => {
  if (chain === undefined || JSON.stringify(chainOf(draft.tiles)) === JSON.stringify(chain)) return draft;
  const inHand = (tile: Tile) => draft.tiles.findIndex((placed) => placed.tile === tile);
  const posed = posedChain(chain, CHAIN_TURN).toSorted((one, other) => inHand(one.tile) - inHand(other.tile));
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
  const [isPlanning, setPlanning] = useState(false);

  const mayPlan = isLive && !isRacing;
  return (
    <>
      {mayPlan && isPlanning ? (
        <MachineEditor />
      ) : (
        <Slab className={`xc-main xc-arena${isRacing ? '' : ' is-final'}`}>
          <TileArena draft={shown} isLocked={isLocked} help={view.options.help} edit={edit} drag={drag} />
        </Slab>
      )}
      <div className="xc-side">
        <Slab className="xc-timer-panel">
          <div className="xc-pinned">
            {view.glass && <RaceTimer glass={view.glass} isRacing={isRacing} />}
            {isRacing && (
              <Button variant="primary" className="xc-done" isDisabled={chain === undefined} onPress={callDone}>
                {say.done}
              </Button>
            )}
          </div>
          {isRacing ? (
            <>
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
  const { view } = useBoard();
  const say = useMessages(raceTexts);
  if (race.is === 'done') {
    return (
      <>
        <p className="xc-verdict display">
          {view.untimed ? say.youHandedIn : say.youDone(formatTime(race.elapsed ?? 0))}
        </p>
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

const GiveUp = memo(function GiveUp() {
  const { send } = useBoard();
  const say = useMessages(raceTexts);
  return (
    <ConfirmButton
      variant="quiet"
      tight
      icon="flag"
      title={say.giveUpAsk}
      text={say.giveUpText}
      confirm={say.giveUp}
      cancel={say.goOn}
      onConfirm={() => send?.({ type: 'give-up' })}
    >
      {say.giveUp}
    </ConfirmButton>
  );
});
