import { useLocale } from '@sesame/ui';
import type { PointerEvent as ReactPointerEvent, Ref } from 'react';
import type { Side } from '../rules/pieces.ts';
import type { Camera } from './camera.ts';
import { Pentagon } from './Pentagon.tsx';
import type { PlacedTile } from './tile-arrangement.ts';
import { tileStyle } from './tile-drag.ts';
import { tileName } from './tile-names.ts';

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
  /** Whether it is likely to be chosen next. */
  readonly isNext: boolean;
  readonly onPress: () => void;
}) {
  const { ref, placed, number, camera, isChosen, isLocked, side, isNext, onHold, onPress } = props;
  const locale = useLocale();
  const width = TILE_BOX * camera.scale;
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
      // Keys and screen readers click without a pointer.
      onClick={({ detail }) => detail === 0 && onPress()}
      data-next={isNext || undefined}
    >
      <svg width="100%" height="100%" viewBox="-104 -104 208 208" aria-hidden="true">
        <Pentagon tile={placed.tile} number={number} side={side} />
      </svg>
    </button>
  );
}
