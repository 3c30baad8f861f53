import { Picture, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import type { Place as At } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { RAIL_RADIUS, RING_SIZE } from './geometry.ts';
import { LockedSafes } from './LockedSafes.tsx';
import { RingCentre } from './RingCentre.tsx';
import { type RingScene, ringSceneOf } from './ring-scene.ts';
import { SafePlace } from './SafePlace.tsx';
import { boardTexts } from './texts.ts';
import { OtherWalk, Walk } from './Walk.tsx';

const PLACES: readonly At[] = [0, 1, 2, 3, 4, 5, 6];
const BOX = `${-RING_SIZE / 2} ${-RING_SIZE / 2} ${RING_SIZE} ${RING_SIZE}`;

/** The circle of safes, with the walk of the draft or of the last turn on its inner ring. */
export function Ring() {
  const { view, composer, recentEvents } = useBoard();
  const say = useMessages(boardTexts);
  const scene = ringSceneOf(view, composer, recentEvents);
  return (
    <div className="pw-ring">
      <Rail>
        <Walks scene={scene} />
        <RingCentre scene={scene} />
      </Rail>
      <ol className="pw-safes" aria-label={say.circle}>
        {view.phase !== 'lay-out' && PLACES.map((place) => <SafePlace key={place} place={place} scene={scene} />)}
      </ol>
      <LockedSafes key={view.turns.length} />
    </div>
  );
}

/** The rail under the safes, and whatever is drawn inside it. */
export function Rail({ children }: { readonly children: ReactNode }) {
  return (
    <Picture className="pw-rail" box={BOX} width={RING_SIZE}>
      <circle r={RAIL_RADIUS} className="p-slab pw-band" />
      <circle r={RAIL_RADIUS - 17} className="p-dim" />
      <circle r={RAIL_RADIUS + 17} className="p-dim" />
      {children}
    </Picture>
  );
}

function Walks({ scene }: { readonly scene: RingScene }) {
  const { recentEvents } = useBoard();
  if (scene.type === 'draft') {
    const { way } = scene;
    return (
      <>
        <Walk walk={way?.walk} reach={way?.reach ?? []} />
        {way?.other && <OtherWalk walk={way.other} />}
      </>
    );
  }
  const walk = scene.type === 'turn' && scene.turn.type === 'password' ? scene.turn : undefined;
  return (
    <g key={scene.type === 'turn' ? scene.number : 0} className={recentEvents.play ? 'pw-walked' : undefined}>
      <Walk walk={walk} />
    </g>
  );
}
