import { Icon, type IconName } from '@sesame/ui';
import type { DeedKind, PhotoRow } from './photo-rows.ts';

/** The signs of what players did. Tiles in one row are shown as their number. */
export const DEED_ICONS: Partial<Readonly<Record<DeedKind, IconName>>> = {
  lift: 'chevronUp',
  turn: 'turn',
  drop: 'chevronDown',
};

/** Of the stones of seats. */
const SEAT_COLOURS = 8;

/** A player's way as a picture: seen, the approach of the pointer, what was done, and the claim as a flag. */
export function PhotoLine({ row, scale }: { readonly row: PhotoRow; readonly scale: number }) {
  const { seat, claim, misses, deeds = [], approach, seen, end } = row;
  // A tile that is laid at a row is shown by the number of tiles there.
  const joins = new Set(deeds.flatMap(({ kind, at }) => (kind === 'join' ? at : [])));
  const shown = deeds.filter(({ kind, at }) => kind !== 'drop' || !joins.has(at));
  const x = (at: number) => ({ '--x': `${((100 * at) / scale).toFixed(2)}%` });
  return (
    <div
      className="photo-line"
      style={{ '--seat-colour': `var(--seat-${(seat % SEAT_COLOURS) + 1})` }}
      aria-hidden="true"
    >
      <i className="photo-axis" style={{ '--to': `${((100 * end) / scale).toFixed(2)}%` }} />
      {approach.length > 1 && (
        <svg viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden="true">
          <polyline points={approach.map(([at, far]) => `${at},${(1 - far).toFixed(3)}`).join(' ')} />
        </svg>
      )}
      <i className={`photo-seen${row.deeds === undefined ? ' is-unknown' : ''}`} style={x(seen)} />
      {shown.map(({ at, kind, values }, i) => {
        const icon = DEED_ICONS[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are their place
          <i key={i} className={`photo-mark is-${kind}`} style={x(at)}>
            {icon ? <Icon name={icon} size={12} /> : kind === 'join' && values[0]}
          </i>
        );
      })}
      {misses.map(({ time }) => (
        <i key={time} className="photo-miss" style={x(time)}>
          <Icon name="cross" size={14} />
        </i>
      ))}
      {claim && (
        <i className={`photo-flag${claim.right ? '' : ' is-wrong'}`} style={x(claim.time)}>
          <Icon name={claim.right ? 'flag' : 'cross'} size={18} />
        </i>
      )}
    </div>
  );
}
