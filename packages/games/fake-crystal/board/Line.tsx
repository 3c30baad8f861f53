import './line.css';
import { useLocale, usePlayers } from '@sesame/ui';
import type { Event, Tile } from '../rules/state.ts';
import { TILES } from '../rules/tiles.ts';
import { callOutLine, verdictOf } from './call-out.ts';
import { describe } from './describe.ts';
import { messages } from './messages.ts';
import { OpenTile } from './TilePicture.tsx';

/** Stands before and after a tile that will be drawn. */
const MARK = '\uE000';

const isTile = (text: string): text is Tile => TILES.some((tile) => tile === text);

/** A line of the log, its tiles drawn. */
export function Line({ event }: { readonly event: Event }) {
  const locale = useLocale();
  const { names } = usePlayers();
  const text = describe(event, { locale, names }, (tile) => `${MARK}${tile}${MARK}`);
  return (
    <span className="fake-line">
      {text?.split(MARK).map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
        isTile(part) ? <OpenTile key={i} tile={part} size={20} /> : part,
      )}
      {'claim' in event && (
        <span className={`verdict is-${verdictOf(event)}`}> {callOutLine(event, messages[locale])}</span>
      )}
    </span>
  );
}
