import { At, Picture, useLocale, useMessages } from '@sesame/ui';
import { MIXES, SECONDARIES } from '../rules/symbols.ts';
import { isRacing, lastRound, useBoard } from './board-context.ts';
import { valueName } from './symbol-names.ts';
import { MixTable } from './TargetFace.tsx';
import { boardTexts } from './texts.ts';

/** Shown in the centre after the mix, until cards are turned up: how colours mix. */
export function MixAnnouncement() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const label = useMixText();
  const last = lastRound(view);
  const isJustMixed = view.mixed && last !== undefined && 'logo' in last.wanted && !isRacing(view);
  if (!isJustMixed || view.sides.length > 0 || view.phase === 'over') return null;
  return (
    <div className="mix-mixing">
      <h3>{say.crazy}</h3>
      <Picture box="-52 -46 104 92" label={label}>
        <At>
          <MixTable />
        </At>
      </Picture>
      <p className="small soft">{say.crazyText}</p>
    </div>
  );
}

/** "blue and red make violet, ..." */
const useMixText = (): string => {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  return SECONDARIES.map((mixed) => {
    const [one, other] = MIXES[mixed];
    return say.plus(valueName(one, locale), valueName(other, locale), valueName(mixed, locale));
  }).join(', ');
};
