import type { Seat } from '@sesame/kernel';
import { Progress, SeatStone, useMessages, usePlayers } from '@sesame/ui';
import { useMemo } from 'react';
import { MachinePicture } from '../board/MachinePicture.tsx';
import { MachineFigures, MachineStatusLine } from '../board/MachineStatus.tsx';
import { NO_MACHINE, statusOf } from '../rules/machine.ts';
import type { State, Status } from '../rules/state.ts';
import type { BestMachine } from './best-machine.ts';
import { materialsOf } from './building-materials.ts';
import { type Verdict, verdictOf } from './machine-verdict.ts';
import { ReportSection } from './ReportSection.tsx';
import { type AnalysisTexts, analysisTexts } from './texts.ts';
import { useBestMachine } from './use-best-machine.ts';

/** Same minimum scale for both pictures, so that they can be compared. */
const MIN_CARDS_SHOWN = 4.4;

/** A player's machine next to the best possible one. */
export function MachineReport(props: { readonly end: State; readonly seat: Seat; readonly name: string }) {
  const { end, seat, name } = props;
  const say = useMessages(analysisTexts);
  const { you = 0 } = usePlayers();
  const materials = useMemo(() => materialsOf(end, seat), [end, seat]);
  const best = useBestMachine(materials);
  const machine = end.seats[seat]?.machine ?? NO_MACHINE;
  const status = statusOf(machine);
  return (
    <ReportSection
      label={name}
      heading={
        <h4 className="xc-player">
          <SeatStone seat={seat} size={22} />
          <b>{name}</b>
        </h4>
      }
      note={say.had(materials.cards.length, materials.crystals)}
      glance={<MachineFigures status={status} />}
      isOpen={seat === you}
    >
      <figure className="xc-built">
        <figcaption className="xc-built-text small">
          <span className="soft">{say.built}</span>
          <MachineFigures status={status} />
        </figcaption>
        <MachinePicture machine={machine} className="xc-picture" minCards={MIN_CARDS_SHOWN} />
        <MachineStatusLine status={status} />
      </figure>
      <figure className="xc-built">
        {typeof best === 'number' ? (
          <Progress label={say.searching} value={best} />
        ) : (
          <BestMachineFigure best={best} built={status} />
        )}
      </figure>
    </ReportSection>
  );
}

function BestMachineFigure({ best, built }: { readonly best: BestMachine; readonly built: Status }) {
  const say = useMessages(analysisTexts);
  const { machine, isSure } = best;
  const status = machine && statusOf(machine);
  const verdict = verdictOf(built, status);
  return (
    <>
      <figcaption className="xc-built-text small">
        <span className="soft">{say.best}</span>
        {status && <MachineFigures status={status} />}
      </figcaption>
      {machine && <MachinePicture machine={machine} className="xc-picture" minCards={MIN_CARDS_SHOWN} />}
      <p className="status">{verdictWords(verdict, isSure, say.verdict)}</p>
      {machine && !isSure && <p className="small soft">{say.verdict.unsure}</p>}
    </>
  );
}

const verdictWords = (verdict: Verdict, isSure: boolean, say: AnalysisTexts['verdict']): string => {
  switch (verdict.type) {
    case 'best':
      return say.best;
    case 'cards':
      return say.cards(verdict.fewer);
    case 'crystals':
      return say.crystals(verdict.more);
    case 'functions':
      return say.functions(verdict.crystals);
    case 'none':
      return isSure ? say.none : say.unfound;
  }
};
