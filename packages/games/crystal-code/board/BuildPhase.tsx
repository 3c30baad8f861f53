import { Button, ConfirmDialog, Crystal, Icon, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { statusOf } from '../rules/machine.ts';
import { useBoard } from './board-context.ts';
import { openPlaces, planOf } from './build-draft.ts';
import { useBuildKeys } from './build-keys.ts';
import type { PlanPreview } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { CardHand } from './CardHand.tsx';
import { CardPlaces } from './CardPlaces.tsx';
import { MachineCanvas } from './MachineCanvas.tsx';
import { MachinePanel } from './MachinePanel.tsx';
import { MachineStatusLine } from './MachineStatus.tsx';

/** The viewer's machine with the cards of the plan, and the hand. */
export function MachineEditor() {
  const { send, building } = useBoard();
  const { bench, draft, planned, edit } = building;
  const say = useMessages(buildTexts);
  const places = openPlaces(bench, draft);
  useBuildKeys(send && { hand: planned.hand, isHolding: draft.card !== undefined, edit });
  return (
    <Slab className="xc-main xc-machine-panel">
      <MachineCanvas
        machine={planned.machine}
        before={bench.machine.crystals}
        places={places}
        label={say.machine}
        planned={new Map(draft.lay.map(({ card }) => [card, () => edit({ type: 'back', card })]))}
      >
        <CardPlaces places={places} draft={draft} edit={edit} />
      </MachineCanvas>
      {draft.swap && <p className="small brass">{say.swapHow}</p>}
      <CardHand hand={planned.hand} draft={draft} edit={edit} />
      <p className="xc-keys tiny soft">{say.keys}</p>
    </Slab>
  );
}

/** Plan editor of the building phase: cards are laid on the machine itself and confirmed once. */
export function BuildPhase({ swap: maySwap }: { readonly swap: boolean }) {
  const { shown, you, building } = useBoard();
  const { bench, draft, planned, edit } = building;
  const say = useMessages(buildTexts);
  return (
    <>
      {shown === you ? <MachineEditor /> : <MachinePanel />}
      <div className="xc-side">
        <Slab className="xc-actions">
          <MachineStatusLine status={statusOf(planned.machine)} />
          {bench.crystals > 0 && <CrystalsToPlace planned={planned} />}
          <CardActions />
          <ConfirmPlan />
          <p className="tiny soft xc-note">{say.once}</p>
          {maySwap && draft.lay.length === 0 && (
            <Button variant="quiet" tight icon="rematch" onPress={() => edit({ type: 'swap', isOn: !draft.swap })}>
              {draft.swap ? say.noSwap : say.swap}
            </Button>
          )}
        </Slab>
      </div>
    </>
  );
}

/** The button that confirms the plan. It asks first if crystals are lost or nothing is laid. */
function ConfirmPlan() {
  const { send, building } = useBoard();
  const { draft, planned } = building;
  const say = useMessages(buildTexts);
  const [isAsking, setAsking] = useState(false);
  const isSwapping = draft.swap !== undefined;
  const isReady = isSwapping ? draft.swap.length === 2 : planned.isAllowed;
  const lost = planned.left;
  const isDoubtful = lost > 0 || (!isSwapping && draft.lay.length === 0 && planned.hand.length > 0);
  const confirm = () => send?.({ type: 'build', ...planOf(draft) });
  const label = isSwapping ? say.swapNow : isReady ? say.build(draft.lay.length) : say.buildIt;
  return (
    <>
      <Button
        variant="primary"
        className="xc-confirm"
        isDisabled={!isReady || send === undefined}
        onPress={() => (isDoubtful ? setAsking(true) : confirm())}
      >
        {label}
      </Button>
      <ConfirmDialog
        title={lost > 0 ? say.loseAsk(lost) : say.nothingAsk}
        text={lost > 0 ? say.lost(lost) : say.nothingText}
        confirm={label}
        cancel={say.goOnBuilding}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={confirm}
      />
    </>
  );
}

/** Buttons for the held card, or to undo the last one. */
export function CardActions() {
  const { bench, draft, edit } = useBoard().building;
  const say = useMessages(buildTexts);
  const isHolding = draft.card !== undefined;
  const isStuck = isHolding && openPlaces(bench, draft).length === 0;
  if (draft.swap) return null;
  return (
    <>
      {isStuck && <p className="small soft">{say.nowhere}</p>}
      <div className="xc-moves">
        <Button tight icon="cw" isDisabled={!isHolding || isStuck} onPress={() => edit({ type: 'turn', by: 1 })}>
          {say.turn}
        </Button>
        {isHolding || draft.lay.length === 0 ? (
          <Button tight isDisabled={!isHolding || isStuck} onPress={() => edit({ type: 'lay' })}>
            {say.lay}
          </Button>
        ) : (
          <Button tight icon="undo" onPress={() => edit({ type: 'back' })}>
            {say.takeBack}
          </Button>
        )}
      </div>
    </>
  );
}

/** Crystals won this round, with those that still need a spot highlighted. */
function CrystalsToPlace({ planned }: { readonly planned: PlanPreview }) {
  const { placed, left, isAllowed } = planned;
  const say = useMessages(buildTexts);
  return (
    <div className="xc-crystals" role="status">
      {Array.from({ length: placed + left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike
        <span key={i} className={i < left ? 'xc-won' : 'xc-won is-placed'}>
          <Crystal colour="blue" size={30} glow={i < left} />
        </span>
      ))}
      <span className="small">
        {left === 0 ? (
          <span className="good line">
            <Icon name="check" size={16} />
            {say.allPlaced}
          </span>
        ) : (
          <>
            {!isAllowed && <b>{say.toPlace(left)} </b>}
            <span className={isAllowed ? 'bad' : 'soft'}>{isAllowed ? say.lost(left) : say.needCard}</span>
          </>
        )}
      </span>
    </div>
  );
}
