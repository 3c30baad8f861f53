import { useLocale } from '@sesame/ui';
import type { KeyboardEvent, PointerEvent as ReactPointerEvent, Ref } from 'react';
import type { Side } from '../rules/pieces.ts';
import type { Camera } from './camera.ts';
import { Pentagon } from './Pentagon.tsx';
import { tileName } from './race-announcements.ts';
import type { PlacedTile } from './tile-arrangement.ts';
import { tileStyle } from './tile-drag.ts';

const TILE_BOX = 208;

/** A tile on the stage. Position and turn are styles only, so that dragging causes no render. */
export function TileButton(props: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly placed: PlacedTile;
  readonly number: number;
  readonly camera: Camera;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly side: Side | undefined;
  readonly onHold: (event: ReactPointerEvent<Element>) => void;
  readonly onPress: () => void;
}) {
  const { ref, placed, number, camera, isChosen, isLocked, side, onHold, onPress } = props;
  const locale = useLocale();
  const width = TILE_BOX * camera.scale;
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <button
      ref={ref}
      type="button"
      className="xc-tile"
      aria-label={tileName(placed.tile, number, locale)}
      aria-pressed={isChosen}
      disabled={isLocked}
      style={{ ...tileStyle(placed, camera), width, height: width, margin: `${-width / 2}px 0 0 ${-width / 2}px` }}
      onPointerDown={onHold}
      onKeyDown={press}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPress()}
    >
      <svg width="100%" height="100%" viewBox="-104 -104 208 208" aria-hidden="true">
        <Pentagon tile={placed.tile} number={number} side={side} />
      </svg>
    </button>
  );
}
