import './manual.css';
import { At, Chapter, Figure, KeyList, ManualText, Picture, RuleList, useLocale, useMessages } from '@sesame/ui';
import { MixLogo } from '../board/MixLogo.tsx';
import { PROPERTY_KEYS, type Value } from '../board/property-keys.ts';
import { MixTable } from '../board/TargetFace.tsx';
import { FILLS, PRIMARIES, SECONDARIES, SHAPES } from '../rules/symbols.ts';
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
      <Controls />
    </ManualText>
  );
}

function Controls() {
  const say = useMessages(manualTexts).controls;
  const letters = PROPERTY_KEYS[useLocale()];
  const keysOf = (values: readonly Value[]) => values.map((value) => letters[value].toUpperCase()).join(' ');
  const keys = say.keys({
    primaries: keysOf(PRIMARIES),
    secondaries: keysOf(SECONDARIES),
    shapes: keysOf(SHAPES),
    fills: keysOf(FILLS),
  });
  return (
    <Chapter title={say.title}>
      <p>{say.text}</p>
      <KeyList keys={keys} />
      <p>{say.marks}</p>
    </Chapter>
  );
}
