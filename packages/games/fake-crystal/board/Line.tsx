import './line.css';
import { InlinePieces, inlinePiece, useGameWords, useMessages } from '@sesame/ui';
import type { Event, Tile } from '../rules/state.ts';
import { callOutLine, verdictOf } from './call-out.ts';
import { describe } from './describe.ts';
import { messages } from './messages.ts';
import { OpenTile } from './TilePicture.tsx';

/** A line of the log, its tiles drawn, and whether the seller was honest. */
export function Line({ event }: { readonly event: Event }) {
  const say = useMessages(messages);
  const text = describe(event, useGameWords(), inlinePiece) ?? '';
  return (
    <span className="fake-line">
      <InlinePieces text={text} draw={(tile) => <OpenTile tile={tile as Tile} size={20} />} />
      {'claim' in event && <span className={`verdict is-${verdictOf(event)}`}> {callOutLine(event, say)}</span>}
    </span>
  );
}
