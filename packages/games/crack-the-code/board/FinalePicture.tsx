import './vault.css';
import { At, DialDrawing, type FinalePictureProps, Gem, playSound, useReducedMotion, vibrate } from '@sesame/ui';
import { useEffect, useState } from 'react';
import type { Letter, View } from '../rules/state.ts';
import { colourOf } from './crystal-colours.ts';
import { vaultOf } from './vault.ts';

/** Time per crystal that the dial turns to. */
const TURN_MS = 430;
/** The dial of the home page is 254 units in radius. */
const DIAL_SCALE = 0.285;

/** The vault: the dial turns through the crystals of the code and swings open for the winner. It stays shut for the loser. */
export function FinalePicture({ view, outcome, viewer, isNew }: FinalePictureProps<View>) {
  const { places, code, isOpen } = vaultOf(view, outcome, viewer);
  const isStill = useReducedMotion() || !isNew;
  const turned = useTurns(places.length, isStill);
  const isDone = turned >= places.length;
  const state = [isDone && (isOpen ? 'open' : 'rattles'), isStill && 'still'].filter(Boolean).join(' ');
  return (
    <svg className={`art crack-vault ${state}`} width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      <circle className="p-shadow" r="76" cy="3" />
      <circle className="p-hole" r="74" />
      <Inside code={code} />
      <circle className="p-rim bold" r="75" />
      <path className="p-brass bold" d="M76-34h8v18h-8M76 16h8v18h-8" />
      <g className="crack-door">
        <At k={DIAL_SCALE}>
          <DialDrawing
            crystals={places.map((letter) => letter && colourOf(letter))}
            chosen={Math.min(turned, places.length - 1)}
          />
        </At>
      </g>
    </svg>
  );
}

/** How many crystals the dial has turned to. */
const useTurns = (places: number, isStill: boolean): number => {
  const [turned, setTurned] = useState(isStill ? places : 0);
  useEffect(() => {
    if (turned >= places) return;
    const timer = setTimeout(() => {
      const isLast = turned + 1 === places;
      playSound(isLast ? 'bolt' : 'tick');
      if (isLast) vibrate(30, 60, 90);
      setTurned(turned + 1);
    }, TURN_MS);
    return () => clearTimeout(timer);
  }, [turned, places]);
  return turned;
};

/** Light and the crystals of the code behind the door. */
function Inside({ code }: { readonly code: readonly Letter[] }) {
  const step = 126 / Math.max(5, code.length);
  return (
    <g className="crack-inside">
      <circle r="74" fill="url(#glow-yellow)" />
      <circle r="74" fill="url(#glow-yellow)" />
      {code.map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <At key={i} x={(i - (code.length - 1) / 2) * step} y={Math.abs(i - (code.length - 1) / 2) * -5 + 6} k={0.25}>
          <Gem colour={colourOf(letter)} />
        </At>
      ))}
    </g>
  );
}
