import './manual.css';
import { At, Chapter, Figure, ManualText, Picture, RuleList, ShortcutList, useLocale, useMessages } from '@sesame/ui';
import { Fragment } from 'react';
import { MixLogo } from '../board/MixLogo.tsx';
import { boardShortcuts } from '../board/shortcuts.ts';
import { MixTable } from '../board/TargetFace.tsx';
import { DecodingExercise } from './DecodingExercise.tsx';
import { manualTexts } from './texts.ts';

/** The manual, with an interactive round to decode. */
export function Manual() {
  const say = useMessages(manualTexts);
  return (
    <ManualText className="mix-manual" lead={say.lead}>
      <Chapter title={say.round.title}>
        <p>{say.round.text}</p>
        <RuleList rules={say.round.rules} />
      </Chapter>
      <Chapter title={say.trial.title}>
        <p>{say.trial.text}</p>
        <DecodingExercise />
      </Chapter>
      <Chapter title={say.pointing.title}>
        <RuleList rules={say.pointing.rules} />
        <p>{say.pointing.ready}</p>
        <p>{say.pointing.fair}</p>
      </Chapter>
      <Chapter title={say.mix.title}>
        <p>{say.mix.text}</p>
        <p>{say.mix.after}</p>
        <Figure className="mix-mix-figure">
          <Picture box="-50 -50 220 100">
            <MixLogo logo={1} />
            <At x={120}>
              <MixLogo logo={2} />
            </At>
          </Picture>
          <Picture box="-52 -46 104 92">
            <MixTable />
          </Picture>
        </Figure>
      </Chapter>
      <Chapter title={say.end.title}>
        <p>{say.end.text}</p>
      </Chapter>
      <Chapter title={say.apart.title}>
        <p>{say.apart.text}</p>
      </Chapter>
      <Chapter title={say.untimed.title}>
        <p>{say.untimed.text}</p>
      </Chapter>
      <Controls />
    </ManualText>
  );
}

function Controls() {
  const say = useMessages(manualTexts).controls;
  const locale = useLocale();
  return (
    <Chapter title={say.title}>
      <p>{say.text}</p>
      {boardShortcuts(locale).map(({ title, shortcuts }) => (
        <Fragment key={title?.[locale] ?? ''}>
          {title && <h4>{title[locale]}</h4>}
          <ShortcutList shortcuts={shortcuts} />
        </Fragment>
      ))}
      <p>{say.marks}</p>
    </Chapter>
  );
}
