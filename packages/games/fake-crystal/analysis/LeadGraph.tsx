import { SeatStone, useMessages } from '@sesame/ui';
import { analysisTexts } from './texts.ts';

const WIDTH = 640;
const HEIGHT = 180;

interface LeadGraphProps {
  /** Points ahead of the average, by seat and transaction. */
  readonly leads: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** Indexes of transactions to mark. */
  readonly marked: readonly number[];
}

/** How far each player was ahead of the average during the match. */
export function LeadGraph({ leads, names, marked }: LeadGraphProps) {
  const say = useMessages(analysisTexts).turning;
  const most = Math.max(1, ...leads.flat().map(Math.abs));
  const steps = Math.max(1, (leads[0]?.length ?? 1) - 1);
  const x = (at: number) => (WIDTH * at) / steps;
  const y = (lead: number) => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - 8);
  return (
    <figure className="lead-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={say.graph}>
        {marked.map((at) => (
          <line key={at} className="mark" x1={x(at + 1)} x2={x(at + 1)} y1="0" y2={HEIGHT} />
        ))}
        <line className="zero" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {leads.map((line, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            key={seat}
            style={{ stroke: `var(--seat-${seat + 1})` }}
            points={line.map((lead, at) => `${x(at)},${y(lead)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption className="small soft">
        {names.map((name, seat) => (
          <span key={name} className="lead-name">
            <SeatStone seat={seat} size={16} /> {name}
          </span>
        ))}
        <span>{say.graph}</span>
      </figcaption>
    </figure>
  );
}
