import { At, Picture, SeatStone } from '@sesame/ui';
import { BOX_AT, placeAt, RAIL_RADIUS, RING_BOX, RING_SIZE } from './geometry.ts';
import type { RingScene } from './ring-scene.ts';
import { STONE_SIZE, spaceAt } from './safe-shapes.ts';

/** The scale of a safe card on the ring: 112 units on a fifth of its width. */
const CARD_SCALE = RING_SIZE / 5 / 112;

/** In the moment of a turn: the stones of locked safes on their way to the box in the middle of the ring. */
export function FlyingStones({ scene }: { readonly scene: RingScene }) {
  const times = scene.type === 'turn' ? scene.moment?.times : undefined;
  if (times === undefined || times.locking.length === 0) return null;
  return (
    <Picture className="pw-flying" box={RING_BOX} width={RING_SIZE}>
      {times.locking.flatMap(({ place, flights }) => {
        const [cardX, cardY] = placeAt(RAIL_RADIUS, place);
        return flights.map(({ owner, space, leaves, lands }) => {
          const [x, y] = spaceAt(space, flights.length);
          const style = {
            '--from-x': `${cardX + x * CARD_SCALE}px`,
            '--from-y': `${cardY + y * CARD_SCALE}px`,
            '--to-x': `${BOX_AT[0]}px`,
            '--to-y': `${BOX_AT[1]}px`,
            '--leaves': `${leaves}ms`,
            '--flight': `${lands - leaves}ms`,
          };
          return (
            <g key={`${place} ${space}`} className="pw-flight" style={style}>
              <At x={(-STONE_SIZE / 2) * CARD_SCALE} y={(-STONE_SIZE / 2) * CARD_SCALE}>
                <SeatStone seat={owner} size={STONE_SIZE * CARD_SCALE} />
              </At>
            </g>
          );
        });
      })}
    </Picture>
  );
}
