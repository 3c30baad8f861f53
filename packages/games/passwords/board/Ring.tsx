import { Picture, useMessages, usePageTop, useReducedMotion } from '@sesame/ui';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Place as At } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { FlyingStones } from './FlyingStones.tsx';
import { RAIL_RADIUS, RING_BOX, RING_SIZE } from './geometry.ts';
import { LockedSafes } from './LockedSafes.tsx';
import { RingCentre } from './RingCentre.tsx';
import { type RingScene, ringSceneOf } from './ring-scene.ts';
import { SafePlace } from './SafePlace.tsx';
import { boardTexts } from './texts.ts';
import { OtherWalk, Walk } from './Walk.tsx';

const PLACES: readonly At[] = [0, 1, 2, 3, 4, 5, 6];

/** The circle of safes, with the walk of the draft or of the last turn on its inner ring. */
export const Ring = memo(function Ring() {
  const board = useBoard();
  const { view } = board;
  const say = useMessages(boardTexts);
  const scene = ringSceneOf(board);
  const ring = useRef<HTMLDivElement>(null);
  useScrolledIntoView(ring, board.moment?.number);
  usePageTop(ring);
  return (
    <div ref={ring} className="pw-ring" data-acted-on>
      <Rail>
        <Walks scene={scene} />
        <RingCentre scene={scene} />
      </Rail>
      <ol className="pw-safes" aria-label={say.circle}>
        {view.phase !== 'lay-out' && PLACES.map((place) => <SafePlace key={place} place={place} scene={scene} />)}
      </ol>
      <LockedSafes key={view.turns.length} />
      <FlyingStones scene={scene} />
    </div>
  );
});

/** On a phone the word is played from below the ring: shows the ring when a turn’s moment begins. */
const useScrolledIntoView = (ring: RefObject<HTMLElement | null>, turn: number | undefined): void => {
  const isReduced = useReducedMotion();
  useEffect(() => {
    if (turn === undefined) return;
    ring.current?.scrollIntoView({ block: 'nearest', behavior: isReduced ? 'instant' : 'smooth' });
  }, [ring, turn, isReduced]);
};

/** The rail under the safes, and whatever is drawn inside it. */
export function Rail({ children }: { readonly children: ReactNode }) {
  return (
    <Picture className="pw-rail" box={RING_BOX} width={RING_SIZE}>
      <circle r={RAIL_RADIUS} className="p-slab pw-band" />
      <circle r={RAIL_RADIUS - 17} className="p-dim" />
      <circle r={RAIL_RADIUS + 17} className="p-dim" />
      {children}
    </Picture>
  );
}

function Walks({ scene }: { readonly scene: RingScene }) {
  if (scene.type === 'draft') {
    const { way } = scene;
    return (
      <>
        <Walk walk={way?.walk} reach={way?.reach ?? []} />
        {way?.other && <OtherWalk walk={way.other} />}
      </>
    );
  }
  const times = scene.type === 'turn' ? scene.moment?.times : undefined;
  const walk = scene.type === 'turn' && scene.turn.type === 'password' ? scene.turn : undefined;
  return (
    <g
      key={scene.type === 'turn' ? scene.number : 0}
      className={times && 'pw-walked'}
      style={{ '--walk-starts': `${times?.starts ?? 0}ms`, '--walk-step': `${times?.step ?? 0}ms` }}
    >
      <Walk walk={walk} />
    </g>
  );
}
