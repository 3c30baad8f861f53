import '../board/symbols.css';
import '../board/rooms.css';
import '../board/machine.css';
import '../board/workshops.css';
import './manual.css';
import { Chapter, ManualText, RuleList, ShortcutList, useMessages } from '@sesame/ui';
import { BUILD_SHORTCUTS, RACE_SHORTCUTS } from '../board/shortcuts.ts';
import { RACE, SWEEP } from './example.ts';
import { ApartFigure, MachinesFigure, PairFigure, PrizeFigure } from './Figures.tsx';
import { Trial } from './Trial.tsx';
import { manualTexts } from './texts.ts';

/** The manual, illustrated with the board's own components. */
export function Manual() {
  const say = useMessages(manualTexts);
  const { race, trial, prizes, final, machine, end, apart, untimed, daily, controls } = say;
  return (
    <ManualText className="xc-manual" lead={say.lead}>
      <Chapter title={race.title}>
        <p>{race.text}</p>
        <RuleList rules={race.rules} />
        <PairFigure />
        <ApartFigure />
        <p>{race.done}</p>
      </Chapter>
      <Chapter title={trial.title}>
        <p>{trial.text}</p>
        <Trial />
      </Chapter>
      <Chapter title={prizes.title}>
        <p>{prizes.text}</p>
        <PrizeFigure caption={prizes.figure} prizes={RACE} notes={prizes.notes} />
      </Chapter>
      <Chapter title={final.title}>
        <p>{final.text}</p>
        <PrizeFigure caption={final.figure} prizes={SWEEP} notes={final.notes} />
      </Chapter>
      <Chapter title={machine.title}>
        <p>{machine.text}</p>
        <RuleList rules={machine.rules} />
        <p>{machine.functions}</p>
        <MachinesFigure />
      </Chapter>
      <Chapter title={end.title}>
        <RuleList rules={end.rules} />
      </Chapter>
      <Chapter title={apart.title}>
        <p>{apart.text}</p>
      </Chapter>
      <Chapter title={untimed.title}>
        <p>{untimed.text}</p>
      </Chapter>
      <Chapter title={daily.title}>
        <p>{daily.text}</p>
      </Chapter>
      <Chapter title={controls.title}>
        <h4>{controls.race}</h4>
        <p>{controls.raceText}</p>
        <ShortcutList shortcuts={RACE_SHORTCUTS} />
        <h4>{controls.build}</h4>
        <p>{controls.buildText}</p>
        <ShortcutList shortcuts={BUILD_SHORTCUTS} />
        <p>{controls.time}</p>
      </Chapter>
    </ManualText>
  );
}
