import { Picture } from '@sesame/ui';

/** Sand moves by steps that nobody sees: most ticks of the timer then paint nothing. */
const STEPS = 250;

/** Hourglass; `left` is the share of sand in the upper bulb. */
export function Hourglass(props: { readonly left: number; readonly width?: number; readonly runs?: boolean }) {
  const { width = 84, runs = true } = props;
  const left = Math.ceil(props.left * STEPS) / STEPS;
  const [top, half, heap] = [-8 - 30 * left, 8 + 8 * left, 44 - 34 * (1 - left)];
  return (
    <Picture width={width} box="-34 -52 68 104" className="xc-hourglass">
      <path className="p-dim" d="M-24-46V46M24-46V46" />
      <path className="p-rim bold" d="M-30-48H30.1M-30 48H30.1" />
      <path className="p-well" d="M-18-44H18C18-18 3-10 3 0S18 18 18 44H-18C-18 18-3 10-3 0S-18-18-18-44Z" />
      {runs && left > 0 && <path className="p-brass" d="M0 0V42" />}
      {left > 0 && (
        <path className="p-plate" d={`M${-half} ${top}H${half}C12-12 2-6 1 0H-1C-2-6-12-12${-half} ${top}Z`} />
      )}
      {left < 1 && <path className="p-plate" d={`M-16 44C-14 ${heap} 14 ${heap} 16 44Z`} />}
    </Picture>
  );
}
