import './log-line.css';
import { InlinePieces, inlinePiece, useMessages, useTextContext } from '@sesame/ui';
import type { Event, Tile } from '../rules/state.ts';
import { verdictOf, verdictSentence } from './claim-verdict.ts';
import { describe } from './describe.ts';
import { stallTexts } from './stall-texts.ts';
import { OpenTile } from './TilePicture.tsx';

/** A line of the log with drawn tiles, and whether the claim was honest. */
export function LogLine({ event }: { readonly event: Event }) {
  const say = useMessages(stallTexts);
  const text = describe(event, useTextContext(), inlinePiece) ?? '';
  return (
    <span className="fake-line">
      <InlinePieces text={text} draw={(tile) => <OpenTile tile={tile as Tile} size={20} />} />
      {'claim' in event && <span className={`verdict is-${verdictOf(event)}`}> {verdictSentence(event, say)}</span>}
    </span>
  );
}
