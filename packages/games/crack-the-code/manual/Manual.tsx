import '../board/board.css';
import './manual.css';
import { Chapter, ManualText, Picture, Pin, RuleList, ShortcutList, useMessages } from '@sesame/ui';
import { BOARD_SHORTCUTS } from '../board/shortcuts.ts';
import { WorkedExample } from './Figures.tsx';
import { Trial } from './Trial.tsx';
import { manualTexts } from './texts.ts';

/** How to play, with figures drawn by the board's own pieces. */
export function Manual() {
  const say = useMessages(manualTexts);
  return (
    <ManualText className="crack-manual" lead={say.lead}>
      <Chapter title={say.hiding.title}>
        <p>{say.hiding.text}</p>
      </Chapter>
      <Chapter title={say.pins.title}>
        <p>{say.pins.text}</p>
        <p className="pin-meaning">
          <Picture width={18}>
            <Pin kind="black" />
          </Picture>
          {say.pins.black}
        </p>
        <p className="pin-meaning">
          <Picture width={18}>
            <Pin kind="white" />
          </Picture>
          {say.pins.white}
        </p>
        <p>{say.pins.silent}</p>
        <WorkedExample />
      </Chapter>
      <Chapter title={say.trial.title}>
        <p>{say.trial.text}</p>
        <Trial />
      </Chapter>
      <Chapter title={say.winning.title}>
        <RuleList rules={say.winning.rules} />
      </Chapter>
      <Chapter title={say.sizes.title}>
        <p>{say.sizes.text}</p>
      </Chapter>
      <Chapter title={say.plan.title}>
        <p>{say.plan.text}</p>
      </Chapter>
      <Chapter title={say.controls.title}>
        <p>{say.controls.text}</p>
        <ShortcutList shortcuts={BOARD_SHORTCUTS} />
      </Chapter>
    </ManualText>
  );
}
