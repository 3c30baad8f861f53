import {
  COLOUR_NAMES,
  COLOURS,
  Crystal,
  Cubes,
  Dial,
  Engraved,
  FakeGem,
  Icon,
  Logo,
  Picture,
  Pin,
  PowerToken,
  SeatStone,
  Tile,
  Trophy,
  TrophyWell,
  useLocale,
} from '@sesame/ui';
import { useState } from 'react';
import { type IconName, PATHS } from '../ui/icons/paths.ts';

const PICKS = [{ id: 'crack', label: 'Crack the Code', crystal: 'red' }] as const;
const FIVE = [
  ...PICKS,
  { id: 'fake', label: 'Fake Crystal', crystal: 'green' },
  { id: 'words', label: 'Passwords', crystal: 'yellow' },
  { id: 'mix', label: 'Crazy Mix', crystal: 'purple' },
  { id: 'code', label: 'Crystal Code', crystal: 'blue' },
] as const;

export function Pieces() {
  const locale = useLocale();
  const [pick, setPick] = useState<string>('crack');
  return (
    <div className="stack">
      <div className="line">
        <Logo size={96} label="Sesame" />
        <h1>Pieces</h1>
      </div>
      <div className="wraps">
        {COLOURS.map((colour) => (
          <figure key={colour} className="stack close tiny">
            <Crystal colour={colour} size={64} label={COLOUR_NAMES[colour][locale]} />
            {COLOUR_NAMES[colour][locale]}
          </figure>
        ))}
        {COLOURS.slice(0, 4).map((colour) => (
          <Picture key={colour} width={48}>
            <Engraved colour={colour} />
          </Picture>
        ))}
        <Picture width={48} label="a fake">
          <FakeGem colour="pink" />
        </Picture>
      </div>
      <div className="wraps">
        {(['black', 'white', 'none'] as const).map((kind) => (
          <Picture key={kind} width={24} label={kind}>
            <Pin kind={kind} />
          </Picture>
        ))}
        {[0, 1, 2, 3, 4].map((seat) => (
          <SeatStone key={seat} seat={seat} size={34} />
        ))}
      </div>
      <div className="wraps">
        {(['orange', 'green', 'pink', 'blue'] as const).map((colour) =>
          ([undefined, '1', '2', '3', 'f'] as const).map((face) => (
            <Picture key={`${colour} ${face}`} width={52}>
              <Tile colour={colour} face={face} />
            </Picture>
          )),
        )}
      </div>
      <div className="wraps">
        {[1, 4, 9, 14, 35].map((sum) => (
          <Cubes key={sum} sum={sum} label={String(sum)} />
        ))}
        {(['spy', 'negotiator', 'recycler', 'preemptor', 'vanguard'] as const).map((power, i) => (
          <Picture key={power} width={40} label={power}>
            <PowerToken power={power} isActive={i % 2 === 0} />
          </Picture>
        ))}
        <Picture width={86}>
          <Trophy colour="green" wants="3 tiles" value={12} />
        </Picture>
        <Picture width={86}>
          <TrophyWell colour="pink" />
        </Picture>
      </div>
      <div className="wraps">
        {Object.keys(PATHS).map((name) => (
          <figure key={name} className="named-icon tiny soft">
            <Icon name={name as IconName} size={24} />
            {name}
          </figure>
        ))}
      </div>
      <div className="dials">
        <Dial picks={FIVE} value={pick} onPick={setPick} />
        <Dial picks={PICKS} value="crack" onPick={setPick} />
      </div>
    </div>
  );
}
