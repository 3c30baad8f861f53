/** A line chart with minimum and maximum. `label` describes it for screen readers. */
export function LineChart({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, i) => ({
    x: values.length === 1 ? WIDTH : (i / (values.length - 1)) * WIDTH,
    y: high === low ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT,
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <figure className="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="plot-grid" d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <polygon className="plot-area" points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline className="plot-line" points={line} />
      </svg>
      <figcaption className="tiny soft" aria-hidden="true">
        <span>{high}</span>
        <span>{low}</span>
      </figcaption>
    </figure>
  );
}

const WIDTH = 320;
const HEIGHT = 96;
