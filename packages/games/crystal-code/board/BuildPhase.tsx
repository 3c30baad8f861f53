import { Button, Crystal, Icon, Slab, useMessages } from '@sesame/ui';
import type { Bench } from '../rules/build.ts';
import { statusOf } from '../rules/machine.ts';
import { useBoard } from './board-context.ts';
import { type BuildDraft, type BuildEdit, openPlaces, planOf } from './build-draft.ts';
import { useBuildKeys } from './build-keys.ts';
import type { PlanPreview } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { CardHand } from './CardHand.tsx';
import { CardPlaces } from './CardPlaces.tsx';
import { MachineCanvas } from './MachineCanvas.tsx';
import { MachinePanel } from './MachinePanel.tsx';
import { MachineStatusLine } from './MachineStatus.tsx';
import { useBuildDraft } from './use-build-draft.ts';

/** Plan editor of the building phase: cards are laid on the machine itself and confirmed once. */
export function BuildPhase({ bench, swap: maySwap }: { readonly bench: Bench; readonly swap: boolean }) {
  const { send, shown, you } = useBoard();
  const say = useMessages(buildTexts);
  const { draft, planned, edit } = useBuildDraft(bench);
  const plan = planOf(draft);
  const places = openPlaces(bench, draft);
  const isSwapping = draft.swap !== undefined;
  useBuildKeys(send && { hand: planned.hand, isHolding: draft.card !== undefined, edit });

  const isReady = isSwapping ? draft.swap.length === 2 : planned.isAllowed;
  return (
    <>
      {shown === you ? (
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
          {isSwapping && <p className="small brass">{say.swapHow}</p>}
          <CardHand hand={planned.hand} draft={draft} edit={edit} />
          <p className="xc-keys tiny soft">{say.keys}</p>
        </Slab>
      ) : (
        <MachinePanel />
      )}
      <div className="xc-side">
        <Slab className="xc-actions">
          <MachineStatusLine status={statusOf(planned.machine)} />
          {bench.crystals > 0 && <CrystalsToPlace planned={planned} />}
          <CardActions draft={draft} edit={edit} isStuck={draft.card !== undefined && places.length === 0} />
          <Button
            variant="primary"
            className="xc-confirm"
            isDisabled={!isReady || send === undefined}
            onPress={() => send?.({ type: 'build', ...plan })}
          >
            {isSwapping ? say.swapNow : isReady ? say.build(draft.lay.length) : say.buildIt}
          </Button>
          <p className="tiny soft xc-note">{say.once}</p>
          {maySwap && draft.lay.length === 0 && (
            <Button variant="quiet" tight icon="rematch" onPress={() => edit({ type: 'swap', isOn: !isSwapping })}>
              {isSwapping ? say.noSwap : say.swap}
            </Button>
          )}
        </Slab>
      </div>
    </>
  );
}

/** Buttons for the held card, or to undo the last one. */
function CardActions(props: {
  readonly draft: BuildDraft;
  readonly edit: (edit: BuildEdit) => void;
  /** Whether the held card fits nowhere. */
  readonly isStuck: boolean;
}) {
  const { draft, edit, isStuck } = props;
  const say = useMessages(buildTexts);
  const isHolding = draft.card !== undefined;
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
