import { Slab, useMessages, useName } from '@sesame/ui';
import { NO_MACHINE, statusOf } from '../rules/machine.ts';
import type { Card, Machine } from '../rules/pieces.ts';
import { useTable } from './board-context.ts';
import { plannedOf } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { Hand } from './CardHand.tsx';
import { Canvas } from './MachineCanvas.tsx';
import { StatusFigures, StatusLine } from './MachineStatus.tsx';

/** The machine that is shown large, as it is; one's own with what was just built. */
const useShown = (): {
  readonly machine: Machine;
  readonly hand: readonly Card[] | undefined;
  readonly before: number;
} => {
  const { view, shown } = useTable();
  const one = view.seats[shown];
  if (one === undefined) return { machine: NO_MACHINE, hand: undefined, before: 0 };
  const { machine, crystals, hand, plan } = one;
  const now = plan && hand ? plannedOf({ machine, crystals, hand }, plan) : { machine, hand };
  return { ...now, before: machine.crystals };
};

export function Looking() {
  const { shown, you } = useTable();
  const say = useMessages(buildTexts);
  const name = useName();
  const { machine, hand, before } = useShown();
  const label = shown === you ? say.machine : say.machineOf(name(shown));
  return (
    <Slab className="xc-main xc-yard">
      <header className="xc-yard-head">
        <h3>{label}</h3>
        <StatusFigures status={statusOf(machine)} />
      </header>
      <Canvas key={shown} machine={machine} before={before} label={label} />
      {hand && <Hand hand={hand} />}
    </Slab>
  );
}

/** How far the shown machine is. */
export function Standing() {
  const { view, you } = useTable();
  const say = useMessages(buildTexts);
  const { machine } = useShown();
  const isBuilt = you !== undefined && view.seats[you]?.built === true;
  return (
    <Slab className="xc-duty">
      <StatusLine status={statusOf(machine)} />
      {isBuilt && <p className="small soft">{say.built}</p>}
    </Slab>
  );
}
