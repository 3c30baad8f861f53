import { Picture } from './drawing.tsx';
import { SEAT_MARKS } from './shapes.ts';

/** The stone of a seat: a colour and an engraved mark. */
export function SeatStone(props: { readonly seat: number; readonly size?: number; readonly label?: string }) {
  const { seat, size = 24, label } = props;
  const number = (seat % SEAT_MARKS.length) + 1;
  return (
    <Picture width={size} label={label}>
      <circle className={`stone-${number}`} r="42" />
      <circle className="dome" r="42" />
      <path className="p-mark" d={SEAT_MARKS[number - 1]} />
    </Picture>
  );
}
