import { useLocale, useMessages } from '@sesame/ui';
import { formatTime } from '../board/piece-names.ts';
import type { Round, Try } from '../rules/state.ts';
import { analysisTexts } from './texts.ts';

const ROUND_WIDTH = 34;
const PLOT_HEIGHT = 180;
const PLOT_LEFT = 44;

/** Plot of all tries by round and time, with a text version for screen readers. */
export function TimesPlot({ rounds, names }: { readonly rounds: readonly Round[]; readonly names: readonly string[] }) {
  const locale = useLocale();
  const say = useMessages(analysisTexts);
  const longest = Math.max(1_000, ...rounds.flatMap(({ tries }) => tries.map(({ time }) => time)));
  const seconds = Math.ceil(longest / 1_000);
  const every = Math.ceil(seconds / 5);
  const y = (time: number) => PLOT_HEIGHT - (time / (seconds * 1_000)) * (PLOT_HEIGHT - 16);
  const x = (round: number) => PLOT_LEFT + (round + 0.5) * ROUND_WIDTH;
  const lines = Array.from({ length: Math.floor(seconds / every) + 1 }, (_, i) => i * every);
  return (
    <div className="mix-plot">
      <svg
        viewBox={`0 0 ${PLOT_LEFT + rounds.length * ROUND_WIDTH + 8} ${PLOT_HEIGHT + 26}`}
        width={PLOT_LEFT + rounds.length * ROUND_WIDTH + 8}
        aria-hidden="true"
      >
        {lines.map((second) => (
          <g key={second}>
            <path
              className="mix-plot-line"
              d={`M${PLOT_LEFT} ${y(second * 1_000)}H${PLOT_LEFT + rounds.length * ROUND_WIDTH}`}
            />
            <text className="mix-plot-text" x={PLOT_LEFT - 8} y={y(second * 1_000) + 4} textAnchor="end">
              {second}&nbsp;s
            </text>
          </g>
        ))}
        {rounds.map((round, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <g key={i}>
            <text className="mix-plot-text" x={x(i)} y={PLOT_HEIGHT + 20} textAnchor="middle">
              {i + 1}
            </text>
            {round.tries.map((made) => (
              <Mark
                key={`${made.seat} ${made.time}`}
                made={made}
                x={x(i) + (made.seat - (names.length - 1) / 2) * 3}
                y={y(made.time)}
                isWinner={made.right && made.seat === round.winner}
              />
            ))}
          </g>
        ))}
      </svg>
      <ol className="visually-hidden">
        {rounds.map((round, i) => {
          const told = round.tries.map((made) =>
            (made.right ? say.hit : say.miss)(names[made.seat] ?? '', formatTime(made.time, locale)),
          );
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          return <li key={i}>{say.round(i + 1, told.join(', ') || say.nobody)}</li>;
        })}
      </ol>
    </div>
  );
}

function Mark(props: { readonly made: Try; readonly x: number; readonly y: number; readonly isWinner: boolean }) {
  const { made, x, y, isWinner } = props;
  const seat = made.seat + 1;
  if (!made.right) {
    const arms = `M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`;
    return <path className={`mix-plot-cross`} d={arms} />;
  }
  return (
    <>
      {isWinner && <circle className="mix-plot-ring" cx={x} cy={y} r="8" />}
      <circle className={`stone-${seat}`} cx={x} cy={y} r="4.5" />
    </>
  );
}
