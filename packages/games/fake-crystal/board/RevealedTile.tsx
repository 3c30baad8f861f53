import { Picture, Tile, useReducedMotion } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { FACES } from '../rules/tiles.ts';
import { useVerdictText, verdictOf } from './claim-verdict.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { flyTile } from './flights.ts';
import type { RevealedTile } from './revealed-tiles.ts';

/** A tile that was just revealed: it flips once, shows whether the claim was true, then flies to its new owner. */
export function RevealedTileCell({ turned }: { readonly turned: RevealedTile }) {
  const { tile, to } = turned;
  const { colour, kind } = FACES[tile];
  const call = useVerdictText(turned);
  const cell = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  useEffect(() => {
    const board = cell.current?.closest('.fake');
    const face = cell.current?.querySelector('.face');
    return board && face && !isCalm ? flyTile(board, face, to) : undefined;
  }, [to, isCalm]);
  return (
    <div ref={cell} className={`cell turned is-${verdictOf(turned)}`} aria-hidden="true">
      <span className="flip">
        <Picture className="tile back">
          <Tile colour={CRYSTALS[colour]} />
        </Picture>
        <Picture className="tile face">
          <Tile colour={CRYSTALS[colour]} face={kind} />
        </Picture>
      </span>
      <span className="flagged">{call}</span>
    </div>
  );
}
