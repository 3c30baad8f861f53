import { Picture, Trophy as TrophyPiece, useLocale, useMessages } from '@sesame/ui';
import { CRYSTALS } from '../board/crystal-colours.ts';
import { trophyName } from '../board/piece-names.ts';
import { OpenTile, TilePicture } from '../board/TilePicture.tsx';
import { trophySign } from '../board/trophy-signs.ts';
import { KINDS, TROPHIES, type Trophy } from '../rules/state.ts';
import { COPIES, FACES } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { manualTexts } from './texts.ts';

/** Back and faces of a colour, with values and number of copies. */
export function TilesFigure() {
  const say = useMessages(manualTexts).tiles;
  return (
    <figure className="manual-figure tiles-figure">
      <div>
        <TilePicture colour="g" size={64} />
        <span className="small">{say.back}</span>
      </div>
      {KINDS.map((kind) => (
        <div key={kind}>
          <OpenTile tile={`g${kind}`} size={64} />
          <span className="small">{say.worth(String(FACES[`g${kind}`].value).replace('-', '−'))}</span>
          <span className="tiny soft">{say.copies(COPIES[kind])}</span>
        </div>
      ))}
    </figure>
  );
}

export function Medal({ trophy, size = 68 }: { readonly trophy: Trophy; readonly size?: number }) {
  const locale = useLocale();
  const { colour, value } = PRIZES[trophy];
  return (
    <Picture width={size} label={`${trophyName(trophy, locale)}: ${value}`}>
      <TrophyPiece colour={CRYSTALS[colour]} wants={trophySign(trophy, locale)} value={value} />
    </Picture>
  );
}

const GROUPS = ['green', 'orange', 'pink', 'blue'] as const;

/** All trophies by colour, with their conditions. */
export function TrophiesFigure() {
  const say = useMessages(manualTexts).trophies;
  return (
    <figure className="manual-figure">
      <ul className="trophy-groups">
        {GROUPS.map((group) => (
          <li key={group}>
            <span className="medals">
              {TROPHIES.filter((trophy) => trophy.startsWith(group)).map((trophy) => (
                <Medal key={trophy} trophy={trophy} />
              ))}
            </span>
            <span className="small">{say.conditions[group]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
