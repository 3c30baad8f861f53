import { Button, Picture, Plate } from '@sesame/ui';

/** A card with a number, for an SVG around (0,0), 100 wide and 120 high. */
export function CardDrawing({ number }: { readonly number: number | undefined }) {
  return (
    <g className="number-card">
      <Plate x={-48} y={-54} w={96} h={112} cut={16} className="p-shadow" />
      <Plate x={-48} y={-58} w={96} h={112} cut={16} className="p-piece" />
      <text className="number" y="18">
        {number ?? '·'}
      </text>
    </g>
  );
}

interface NumberCardProps {
  /** Undefined: face down. */
  readonly number?: number | undefined;
  readonly look?: 'chosen' | 'right' | 'wrong' | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** A card on the table. */
export function NumberCard({ number, look, onPress }: NumberCardProps) {
  return (
    <Button
      className={['sum-card', look].filter(Boolean).join(' ')}
      isDisabled={onPress === undefined}
      aria-label={number === undefined ? 'Face-down card' : String(number)}
      {...(onPress && { onPress })}
    >
      <Picture box="-50 -62 100 124" width={100}>
        <CardDrawing number={number} />
      </Picture>
    </Button>
  );
}
