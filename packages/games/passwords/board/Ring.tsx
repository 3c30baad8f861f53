import { Picture, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import type { Place as At } from '../rules/state.ts';
import { useTable } from './board-context.ts';
import { RAIL, SIZE } from './geometry.ts';
import { Leaving } from './LockedSafes.tsx';
import { Middle } from './RingCentre.tsx';
import { type Scene, sceneOf } from './ring-scene.ts';
import { Place } from './SafePlace.tsx';
import { boardTexts } from './texts.ts';
import { OtherWalk, Walk } from './Walk.tsx';

const PLACES: readonly At[] = [0, 1, 2, 3, 4, 5, 6];
const BOX = `${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`;

/** The circle of safes, and on its inner ring a walk: of the word in the making, or of what was said last. */
export function Ring() {
  const { view, composer, happenings } = useTable();
  const say = useMessages(boardTexts);
  const scene = sceneOf(view, composer, happenings);
  return (
    <div className="pw-ring">
      <Rail>
        <Walks scene={scene} />
        <Middle scene={scene} />
      </Rail>
      <ol className="pw-safes" aria-label={say.circle}>
        {view.phase !== 'lay-out' && PLACES.map((place) => <Place key={place} place={place} scene={scene} />)}
      </ol>
      <Leaving key={view.turns.length} />
    </div>
  );
}

/** What the safes stand on, and what is drawn inside it. */
export function Rail({ children }: { readonly children: ReactNode }) {
  return (
    <Picture className="pw-rail" box={BOX} width={SIZE}>
      <circle r={RAIL} className="p-slab pw-band" />
      <circle r={RAIL - 17} className="p-dim" />
      <circle r={RAIL + 17} className="p-dim" />
      {children}
    </Picture>
  );
}

function Walks({ scene }: { readonly scene: Scene }) {
  const { happenings } = useTable();
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
    <g key={scene.type === 'turn' ? scene.number : 0} className={happenings.play ? 'pw-walked' : undefined}>
      <Walk walk={walk} />
    </g>
  );
}
