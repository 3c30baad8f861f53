import { Slab, useMessages, useName } from '@sesame/ui';
import { NO_MACHINE, statusOf } from '../rules/machine.ts';
import type { Card, Machine } from '../rules/pieces.ts';
import { useBoard } from './board-context.ts';
import { previewPlan } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { CardHand } from './CardHand.tsx';
import { MachineCanvas } from './MachineCanvas.tsx';
import { MachineFigures, MachineStatusLine } from './MachineStatus.tsx';

/** The selected machine; your own includes the plan you have just confirmed. */
const useShownMachine = (): {
  readonly machine: Machine;
  readonly hand: readonly Card[] | undefined;
  readonly before: number;
} => {
  const { view, shown } = useBoard();
  const one = view.seats[shown];
  if (one === undefined) return { machine: NO_MACHINE, hand: undefined, before: 0 };
  const { machine, crystals, hand, plan } = one;
  const now = plan && hand ? previewPlan({ machine, crystals, hand }, plan) : { machine, hand };
  return { ...now, before: machine.crystals };
};

export function MachinePanel() {
  const { shown, you } = useBoard();
  const say = useMessages(buildTexts);
  const name = useName();
  const { machine, hand, before } = useShownMachine();
  const label = shown === you ? say.machine : say.machineOf(name(shown));
  return (
    <Slab className="xc-main xc-machine-panel">
      <header className="xc-machine-head">
        <h3>{label}</h3>
        <MachineFigures status={statusOf(machine)} />
      </header>
      {hand && <CardHand hand={hand} />}
      <MachineCanvas key={shown} machine={machine} before={before} label={label} />
    </Slab>
  );
}

/** Status of the selected machine. */
export function MachineStatusPanel() {
  const { view, you } = useBoard();
  const say = useMessages(buildTexts);
  const { machine } = useShownMachine();
  const isBuilt = you !== undefined && view.seats[you]?.built === true;
  return (
    <Slab className="xc-status-panel">
      <MachineStatusLine status={statusOf(machine)} />
      {isBuilt && <p className="small soft">{say.built}</p>}
    </Slab>
  );
}
