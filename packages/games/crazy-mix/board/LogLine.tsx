import './pieces.css';
import { InlinePieces, inlinePiece, useTextContext } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import type { Sign } from '../rules/symbols.ts';
import { MarksProvider, useChosenMarks } from './colour-marks.tsx';
import { describe } from './describe.ts';
import { NamedSign } from './Sign.tsx';

/** A log line with symbols drawn inline. */
export function LogLine({ event }: { readonly event: Event }) {
  const context = useTextContext();
  const text = describe(event, context, inlinePiece) ?? '';
  return (
    <MarksProvider marks={useChosenMarks()}>
      <span className="mix-line">
        <InlinePieces text={text} draw={(sign) => <NamedSign sign={sign as Sign} />} />
      </span>
    </MarksProvider>
  );
}
