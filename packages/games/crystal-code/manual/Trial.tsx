import { Icon, playSound, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { Pentagon } from '../board/Pentagon.tsx';
import { SIDE_ANGLE_DEG, TILE_RADIUS } from '../board/pentagon-geometry.ts';
import { faceName } from '../board/symbol-names.ts';
import { SIDES, type Tile } from '../rules/state.ts';
import { type Face, holds, TILES } from '../rules/tiles.ts';
import { TRIAL } from './example.ts';
import { manualTexts } from './texts.ts';

const [LEFT, RIGHT] = TRIAL;
/** Apothem of a tile. */
const REACH = TILE_RADIUS * Math.cos(Math.PI / SIDES.length);

const faceOf = (tile: Tile, turns: number): Face => {
  const face = TILES[tile]?.[((turns % SIDES.length) + SIDES.length) % SIDES.length];
  if (face === undefined) throw new Error(`there is no tile ${tile}`);
  return face;
};

/** Exercise: turn two tiles until their sides match. */
export function Trial() {
  const [turns, setTurns] = useState({ left: 0, right: 0 });
  const say = useMessages(manualTexts).trial;
  const locale = useLocale();
  const [one, other] = [faceOf(LEFT, turns.left), faceOf(RIGHT, turns.right)];
  const isRight = holds(one, other);
  const turn = (which: 'left' | 'right') => {
    setTurns({ ...turns, [which]: turns[which] + 1 });
    playSound('socket');
  };
  const words = [faceName(one, locale), faceName(other, locale)] as const;
  const verdict = isRight
    ? say.fits(...words, one.count + other.count)
    : one.kind === other.kind
      ? say.few(...words, one.count + other.count)
      : say.kinds(...words);
  return (
    <figure className="manual-figure xc-trial">
      <div className={`xc-trial-tiles${isRight ? ' is-held' : ''}`}>
        <TurnedTile tile={LEFT} turns={turns.left} looks={0} label={say.left} onTurn={() => turn('left')} />
        <TurnedTile tile={RIGHT} turns={turns.right} looks={180} label={say.right} onTurn={() => turn('right')} />
      </div>
      <p className={`line ${isRight ? 'good' : ''}`} aria-live="polite">
        {isRight && <Icon name="check" size={18} />}
        {verdict}
      </p>
    </figure>
  );
}

/** A tile whose active side faces right (0) or left (180); the drawing is cropped there, so that two can touch. */
function TurnedTile(props: {
  readonly tile: Tile;
  readonly turns: number;
  readonly looks: 0 | 180;
  readonly label: string;
  readonly onTurn: () => void;
}) {
  const { tile, turns, looks, label, onTurn } = props;
  const left = looks === 0 ? -TILE_RADIUS - 2 : -REACH;
  return (
    <button type="button" aria-label={label} onClick={onTurn}>
      <svg viewBox={`${left} -102 ${TILE_RADIUS + REACH + 2} 210`} aria-hidden="true">
        <Pentagon tile={tile} turn={looks + 90 - SIDE_ANGLE_DEG * turns} />
      </svg>
    </button>
  );
}
