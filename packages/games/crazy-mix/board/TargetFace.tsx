import { At, Piece } from '@sesame/ui';
import type { Face } from '../rules/pieces.ts';
import { MIXES, propertiesOf, SECONDARIES, type Sign as SignCode } from '../rules/symbols.ts';
import { useMarks } from './colour-marks.tsx';
import { MixLogo } from './MixLogo.tsx';
import { Letter, Sign, Swatch } from './Sign.tsx';
import { MIX_ROW, MIX_SIGNS } from './shapes.ts';

/** Face of a target: two symbols, a logo or the mixing table. 100 x 100 around (0,0). */
export function TargetFace({ face }: { readonly face: Face }) {
  return (
    <>
      <Piece w={100} h={100} cut={11} />
      {face.kind === 'symbols' && (
        <>
          <path className="p-line" d="M0-40V40" />
          <Half sign={face.symbols[0]} x={-23} y={-18} letterY={38} />
          <Half sign={face.symbols[1]} x={23} y={18} letterY={-20} />
        </>
      )}
      {face.kind === 'logo' && (
        <At k={0.76}>
          <MixLogo logo={face.logo} />
        </At>
      )}
      {face.kind === 'table' && <MixTable />}
    </>
  );
}

function Half(props: {
  readonly sign: SignCode;
  readonly x: number;
  readonly y: number;
  /** Baseline of the letter. */
  readonly letterY: number;
}) {
  const { sign, x, y, letterY } = props;
  return (
    <>
      <At x={x} y={y} k={0.4}>
        <Sign sign={sign} />
      </At>
      {useMarks() === 'letters' && <Letter colour={propertiesOf(sign).colour} x={x} y={letterY} size={25} />}
    </>
  );
}

/** Mixing table: two primaries for each secondary. */
export function MixTable() {
  return (
    <>
      {SECONDARIES.map((mixed, i) => (
        <At key={mixed} y={(i - 1) * MIX_ROW}>
          <At x={-33}>
            <Swatch colour={MIXES[mixed][0]} radius={10} />
          </At>
          <At x={-2}>
            <Swatch colour={MIXES[mixed][1]} radius={10} />
          </At>
          <At x={32}>
            <Swatch colour={mixed} radius={12} />
          </At>
          <path className="p-carve" d={MIX_SIGNS} />
        </At>
      ))}
    </>
  );
}
