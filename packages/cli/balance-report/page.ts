import type { Balance } from '@sesame/simulator';
import { percent } from '../simulation-arguments.ts';
import { type Bar, barChart, escapeHtml, lineChart } from './charts.ts';
import { histogramOf } from './histogram.ts';

const STYLE = `
:root { color-scheme: light dark; --ground: #fbf9f6; --card: #fff; --ink: #2a2433; --quiet: #6b6475; --rule: #e4dfe8; --mark: #5b3fa8; --band: #5b3fa833; --even: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --ground: #17131d; --card: #211b2a; --ink: #efeaf5; --quiet: #a89fb5; --rule: #3a3245; --mark: #b39bff; --band: #b39bff33; --even: #ffa46b; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 0 0 .25rem; font-size: 1.1rem; }
p { margin: .25rem 0 .75rem; color: var(--quiet); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; margin-top: 1.5rem; }
section { padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--rule); border-radius: .75rem; }
section p strong { color: var(--ink); }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--quiet); font-size: 12px; text-anchor: middle; font-variant-numeric: tabular-nums; }
svg .tick { text-anchor: end; }
.grid { stroke: var(--rule); fill: none; }
.bar, .dot { fill: var(--mark); }
.band { fill: var(--band); }
.line { stroke: var(--mark); stroke-width: 2; fill: none; }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.even { stroke: var(--even); stroke-dasharray: 5 4; stroke-width: 1.5; fill: none; }
footer { margin-top: 1.5rem; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
`;

const asPercent = (share: number): string => `${Math.round(100 * share)}%`;
const asNumber = (value: number): string =>
  value < 10 && value % 1 !== 0 ? value.toFixed(1) : String(Math.round(value));

/** The report of a game's balance as one HTML file, with nothing loaded from elsewhere. */
export const makeBalancePage = (balance: Balance): string => {
  const { game, matches, seats, bot, seed, options } = balance;
  const sections = [seatSection, lengthSection, branchingSection, leadSection, skillSection];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of ${escapeHtml(game)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Balance of ${escapeHtml(game)}</h1>
<p>${matches} matches of ${seats} × ${escapeHtml(bot)} against itself. Intervals are 95% confidence intervals.</p>
<div class="charts">
${sections.map((section) => section(balance)).join('\n')}
</div>
<footer>Seed ${escapeHtml(seed)}, options ${escapeHtml(JSON.stringify(options))}</footer>
</main>
</body>
</html>
`;
};

const sectionOf = (title: string, text: string, chart: string): string =>
  `<section><h2>${title}</h2><p>${text}</p>${chart}</section>`;

/** A round number above all bars, which the axis divides by four. */
const topOf = (bars: readonly Bar[]): number => 4 * Math.ceil(Math.max(1, ...bars.map(({ value }) => value)) / 4);

const seatSection = ({ wins, firstToMove, draws, seats }: Balance): string => {
  const [first] = wins;
  const bars = wins.map(({ rate, low, high }, seat) => ({
    label: `Seat ${seat + 1}`,
    value: rate,
    range: [low, high] as const,
  }));
  const mover = firstToMove ? `, the first to move <strong>${percent(firstToMove)}</strong>` : '';
  const text = `The first seat wins <strong>${first === undefined ? '' : percent(first)}</strong>${mover}; ${asPercent(1 / seats)} would be even (dashed). ${percent(draws)} of the matches are drawn.`;
  const axes = { title: 'Matches won by seat', xLabel: 'matches won', top: 1, format: asPercent, even: 1 / seats };
  return sectionOf('First-seat advantage', text, barChart(bars, axes));
};

const lengthSection = ({ plies }: Balance): string => {
  const bars = histogramOf(plies.values);
  const text = `<strong>${asNumber(plies.mean)} plies</strong> on average; nine of ten matches have ${plies.p5} to ${plies.p95}. Deals and moves of the clock count.`;
  return sectionOf(
    'Length',
    text,
    barChart(bars, { title: 'Matches by length', xLabel: 'plies', top: topOf(bars), format: asNumber }),
  );
};

const branchingSection = ({ branching }: Balance): string => {
  const points = branching.byTenth.map((value, tenth) => ({ label: `${10 * tenth}%`, value }));
  const text = `<strong>${asNumber(branching.mean)} different moves</strong> seen per decision (median ${branching.p50}, 95th percentile ${branching.p95}), of ${branching.samples} random ones tried: where it comes near that number, there are more.`;
  const axes = {
    title: 'Different moves during the match',
    xLabel: 'of the match',
    top: topOf(points),
    format: asNumber,
  };
  return sectionOf('Branching', text, lineChart(points, axes));
};

const leadSection = ({ leads, seats }: Balance): string => {
  const points = leads.won.map(({ rate, low, high }, at) => ({
    label: `${10 * (at + 1)}%`,
    value: rate,
    range: [low, high] as const,
  }));
  const [half] = leads.won.slice(4, 5);
  const by = leads.by === 'score' ? 'by the score' : 'by random playouts';
  const text = `The player who leads at half time, ${by}, wins <strong>${half === undefined ? '' : percent(half)}</strong> of the matches. On average the winner leads for good after ${asPercent(leads.settledAt)} of the match.`;
  const axes = {
    title: 'Matches won by the leader',
    xLabel: 'of the match',
    top: 1,
    format: asPercent,
    even: 1 / seats,
  };
  return sectionOf('Decisiveness', text, lineChart(points, axes));
};

const skillSection = ({ skill }: Balance): string => {
  const bars = skill.map(({ stronger, weaker, points: { rate, low, high } }) => ({
    label: `${stronger} – ${weaker}`,
    value: rate,
    range: [low, high] as const,
  }));
  const text = 'Points of each bot against the one below it. 50% (dashed) would be luck alone.';
  const axes = {
    title: 'Points of the stronger bot',
    xLabel: 'stronger – weaker',
    top: 1,
    format: asPercent,
    even: 0.5,
  };
  return sectionOf('Skill', text, barChart(bars, axes));
};
