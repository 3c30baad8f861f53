import { Picture, Trophy as TrophyPiece, useLocale, useMessages } from '@sesame/ui';
import type { Trophy } from '../rules/state.ts';
import { CLAIMED, PRIZES } from '../rules/trophies.ts';
import { useBoard } from './board-context.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { CRYSTALS } from './crystal-colours.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { trophiesName, trophyName } from './piece-names.ts';
import { powerTexts } from './power-texts.ts';
import { isOpenTo, progressOf } from './trophy-progress.ts';
import { trophySign } from './trophy-signs.ts';

/** FC15: claim a trophy, or wait for a better one. */
export function ClaimPanel({ claims }: { readonly claims: readonly Trophy[] }) {
  const { send } = useBoard();
  const say = useMessages(powerTexts);
  const locale = useLocale();
  const better = useBetterTrophies(claims);
  return (
    <>
      <PanelTitle>{say.claimTitle}</PanelTitle>
      {claims.map((trophy, i) => {
        const { colour, value } = PRIZES[trophy];
        return (
          <div key={trophy} className="claim">
            <Picture width={64}>
              <TrophyPiece colour={CRYSTALS[colour]} wants={trophySign(trophy, locale)} value={value} />
            </Picture>
            <ChoiceButton
              title={say.claim(value)}
              isFirst={i === 0}
              onPress={send && (() => send({ type: 'claim', trophy }))}
            >
              {say.claimText(trophyName(trophy, locale), trophiesName(colour, locale))}
            </ChoiceButton>
          </div>
        );
      })}
      <ChoiceButton title={say.decline} onPress={send && (() => send({ type: 'decline' }))}>
        {better.length > 0 ? say.declineText(better.join('; ')) : say.declineNothing}
      </ChoiceButton>
    </>
  );
}

/** Better trophies of the colour that are still open, with what they need. */
const useBetterTrophies = (claims: readonly Trophy[]): readonly string[] => {
  const { view, you = 0 } = useBoard();
  const say = useMessages(powerTexts);
  const locale = useLocale();
  const best = claims[0];
  const collection = view.seats[you]?.collection;
  if (best === undefined || collection === undefined) return [];
  const { colour, value } = PRIZES[best];
  return CLAIMED[colour].toReversed().flatMap((trophy) => {
    const progress = progressOf(trophy, collection);
    if (PRIZES[trophy].value <= value || !isOpenTo(view, trophy, you) || progress === undefined) return [];
    return [say.missing(progress.need - progress.have, trophyName(trophy, locale), PRIZES[trophy].value)];
  });
};
