import { Picture, playSound, Trophy as TrophyPiece, useLocale, vibrate } from '@sesame/ui';
import { useEffect } from 'react';
import type { Trophy } from '../../rules/state.ts';
import { PRIZES } from '../../rules/trophies.ts';
import { CRYSTALS } from '../crystal-colours.ts';
import { trophyName } from '../piece-names.ts';
import { trophySign } from '../trophy-signs.ts';

/** A trophy that is claimed, lit up in the middle. */
export function TrophyScene({ trophy }: { readonly trophy: Trophy }) {
  const locale = useLocale();
  const { colour, value } = PRIZES[trophy];
  useEffect(() => {
    playSound('struck', 120);
    vibrate(20, 50, 20);
  }, []);
  return (
    <>
      <div className="moment-trophy">
        <Picture width={168}>
          <TrophyPiece colour={CRYSTALS[colour]} wants={trophySign(trophy, locale)} value={value} />
        </Picture>
      </div>
      <p className="moment-verdict">
        <span>{trophyName(trophy, locale)}</span>
      </p>
    </>
  );
}
