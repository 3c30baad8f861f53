/** Charts as SVG text. Colours come from the page's custom properties, so they follow its theme. */

const WIDTH = 480;
const HEIGHT = 240;
const MARGIN = { top: 16, right: 16, bottom: 40, left: 48 } as const;
const PLOT = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom } as const;

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The ends of its confidence interval. */
  readonly range?: readonly [low: number, high: number];
}

interface Axes {
  readonly title: string;
  readonly xLabel: string;
  /** The largest value of the y axis. */
  readonly top: number;
  readonly format: (value: number) => string;
  /** A dashed line across, for what would be even. */
  readonly even?: number;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Bars, each with its interval. */
export const barChart = (bars: readonly Bar[], axes: Axes): string => {
  const slot = PLOT.width / Math.max(1, bars.length);
  const width = Math.min(64, slot * 0.7);
  const every = Math.ceil(bars.length / 8);
  const drawn = bars.map(({ label, value, range }, at) => {
    const middle = MARGIN.left + slot * (at + 0.5);
    const y = yOf(value, axes.top);
    const bar = `<rect class="bar" x="${px(middle - width / 2)}" y="${px(y)}" width="${px(width)}" height="${px(bottom() - y)}"><title>${escapeHtml(label)}: ${axes.format(value)}</title></rect>`;
    const text = at % every === 0 ? `<text x="${px(middle)}" y="${HEIGHT - 22}">${escapeHtml(label)}</text>` : '';
    return bar + (range ? whisker(middle, range, axes.top) : '') + text;
  });
  return frame(axes, drawn.join(''));
};

/** A line through points at equal steps, with a band for the intervals. */
export const lineChart = (points: readonly Bar[], axes: Axes): string => {
  const step = PLOT.width / Math.max(1, points.length - 1);
  const x = (at: number) => MARGIN.left + step * at;
  const at = (value: number, index: number) => `${px(x(index))},${px(yOf(value, axes.top))}`;
  const highs = points.map(({ range, value }, index) => at(range?.[1] ?? value, index));
  const lows = points.map(({ range, value }, index) => at(range?.[0] ?? value, index)).toReversed();
  const dots = points.map(
    ({ label, value }, index) =>
      `<circle class="dot" cx="${px(x(index))}" cy="${px(yOf(value, axes.top))}" r="3.5"><title>${escapeHtml(label)}: ${axes.format(value)}</title></circle><text x="${px(x(index))}" y="${HEIGHT - 22}">${escapeHtml(label)}</text>`,
  );
  const line = points.map(({ value }, index) => at(value, index)).join(' ');
  return frame(
    axes,
    `<polygon class="band" points="${[...highs, ...lows].join(' ')}"/><polyline class="line" points="${line}"/>${dots.join('')}`,
  );
};

const bottom = (): number => MARGIN.top + PLOT.height;
const yOf = (value: number, top: number): number => bottom() - (PLOT.height * Math.min(value, top)) / top;
const px = (value: number): string => value.toFixed(1);

const whisker = (x: number, [low, high]: readonly [number, number], top: number): string =>
  `<path class="whisker" d="M${px(x)} ${px(yOf(low, top))}V${px(yOf(high, top))}M${px(x - 6)} ${px(yOf(low, top))}h12M${px(x - 6)} ${px(yOf(high, top))}h12"/>`;

const frame = ({ title, xLabel, top, format, even }: Axes, drawing: string): string => {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = px(yOf(share * top, top));
    return `<path class="grid" d="M${MARGIN.left} ${y}h${PLOT.width}"/><text class="tick" x="${MARGIN.left - 8}" y="${y}" dy="4">${format(share * top)}</text>`;
  });
  const evenLine =
    even === undefined ? '' : `<path class="even" d="M${MARGIN.left} ${px(yOf(even, top))}h${PLOT.width}"/>`;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">`,
    ticks.join(''),
    drawing,
    evenLine,
    `<text class="axis" x="${MARGIN.left + PLOT.width / 2}" y="${HEIGHT - 4}">${escapeHtml(xLabel)}</text>`,
    '</svg>',
  ].join('');
};
