import { Button, ConfirmButton, Crystal, Icon, Slab, useMessages } from '@sesame/ui';
import { statusOf } from '../rules/machine.ts';
import type { Card } from '../rules/pieces.ts';
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
import { OwnClock } from './OwnClock.tsx';
import type { BuildDraftControls } from './use-build-draft.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** After a card is picked up: where it would go. */
const toPlace = ({ draft }: BuildDraftControls): string => (draft.cursor ? '.xc-place.is-pointed' : '.xc-card');

/** After a card is laid: the hand while crystals need a spot, then the confirmation. */
const toNext = ({ planned }: BuildDraftControls): string =>
  planned.hand.length > 0 && !planned.isAllowed ? '.xc-card' : '.xc-confirm';

/** The viewer's machine with the cards of the plan, and the hand. */
export function MachineEditor() {
  const { send, building } = useBoard();
  const { bench, draft, planned, edit } = building;
  const say = useMessages(buildTexts);
  const places = openPlaces(bench, draft);
  const focusAfter = useFocusAfter(building);
  const takeBack = (card: Card) => {
    edit({ type: 'back', card });
    focusAfter(toPlace);
  };
  useBuildKeys(send && { hand: planned.hand, isHolding: draft.card !== undefined, edit });
  return (
    <Slab className="xc-main xc-machine-panel">
      <CardHand hand={planned.hand} draft={draft} edit={edit} onTaken={() => focusAfter(toPlace)} />
      <MachineCanvas
        machine={planned.machine}
        before={bench.machine.crystals}
        places={places}
        label={say.machine}
        planned={new Map(draft.lay.map(({ card }) => [card, () => takeBack(card)]))}
      >
        <CardPlaces machine={planned.machine} {...{ places, draft, edit }} onLaid={() => focusAfter(toNext)} />
      </MachineCanvas>
      {draft.swap && <p className="small brass">{say.swapHow}</p>}
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
          <div className="xc-pinned">
            <CardActions />
            <ConfirmPlan />
            <OwnClock />
          </div>
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
  const isSwapping = draft.swap !== undefined;
  const isReady = isSwapping ? draft.swap.length === 2 : planned.isAllowed;
  const lost = planned.left;
  const isIdle = !isSwapping && draft.lay.length === 0 && planned.hand.length > 0;
  const label = isSwapping ? say.swapNow : isReady ? say.build(draft.lay.length) : say.buildIt;
  return (
    <ConfirmButton
      variant="primary"
      className="xc-confirm"
      isDisabled={!isReady || send === undefined}
      asks={lost > 0 || isIdle}
      title={lost > 0 ? say.loseAsk(lost) : say.nothingAsk}
      text={lost > 0 ? say.lost(lost) : say.nothingText}
      confirm={label}
      cancel={say.goOnBuilding}
      onConfirm={() => send?.({ type: 'build', ...planOf(draft) })}
    >
      {label}
    </ConfirmButton>
  );
}

/** Buttons for the held card, or to undo the last one. */
export function CardActions() {
  const { building } = useBoard();
  const { bench, draft, edit } = building;
  const say = useMessages(buildTexts);
  const focusAfter = useFocusAfter(building);
  const lay = () => {
    edit({ type: 'lay' });
    focusAfter(toNext);
  };
  const takeBack = () => {
    edit({ type: 'back' });
    focusAfter(toPlace);
  };
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
          <Button tight isDisabled={!isHolding || isStuck} onPress={lay}>
            {say.lay}
          </Button>
        ) : (
          <Button tight icon="undo" onPress={takeBack}>
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
    <div className="xc-crystals">
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
