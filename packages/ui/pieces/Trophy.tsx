import type { ReactNode } from 'react';
import { Engraved, Gem } from './Crystal.tsx';
import type { CrystalColour } from './colours.ts';
import { At } from './drawing.tsx';

/** A trophy with its condition and value. */
export function Trophy(props: { readonly colour: CrystalColour; readonly wants: string; readonly value: number }) {
  const { colour, wants, value } = props;
  return (
    <>
      <circle className="p-shadow" r="48" cy="4" />
      <circle className="p-piece" r="48" />
      <circle className="p-rim" r="45" />
      <At y={-19} k={0.36}>
        <Gem colour={colour} />
      </At>
      <text className="p-num" y="14" style={{ fontSize: wants.length > 8 ? 13.5 : 16 }}>
        {wants}
      </text>
      <text className="p-text" y="36" style={{ fontSize: 22 }}>
        {value}
      </text>
    </>
  );
}

/** The empty place of a trophy; children show who took it. */
export function TrophyWell({ colour, children }: { readonly colour: CrystalColour; readonly children?: ReactNode }) {
  return (
    <>
      <circle className="p-well" r="45" />
      <g className="faint">
        <At y={-14} k={0.36}>
          <Engraved colour={colour} />
        </At>
      </g>
      {children}
    </>
  );
}
