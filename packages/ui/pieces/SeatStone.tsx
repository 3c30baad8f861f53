import { Picture } from './drawing.tsx';

const MARKS = [
  'M-16 0H16',
  'M-14-14 14 14M14-14-14 14',
  'M0-17A17 17 0 1 1-.1-17',
  'M-16 9 0-11 16 9',
  'M-14 0h.1M14 0h.1',
  'M0-16V16',
  'M-14-14H14V14H-14Z',
  'M-16-9 0 11 16-9',
] as const;

/** The stone of a seat: a colour and an engraved mark. */
export function SeatStone(props: { readonly seat: number; readonly size?: number; readonly label?: string }) {
  const { seat, size = 24, label } = props;
  const number = (seat % MARKS.length) + 1;
  return (
    <Picture width={size} label={label}>
      <circle className={`stone-${number}`} r="42" />
      <circle className="dome" r="42" />
      <path className="p-mark" d={MARKS[number - 1]} />
    </Picture>
  );
}
