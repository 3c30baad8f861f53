import type { Locale, Seat } from '@sesame/kernel';
import { Icon, listed, SeatStone, useLocale, useMessages, useName } from '@sesame/ui';
import { scorersIn } from '../rules/racing.ts';
import type { Round, Try } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { MixMark } from './MixLogo.tsx';
import { formatGap, formatTime } from './piece-names.ts';
import { SmallSign } from './Sign.tsx';
import { boardTexts } from './texts.ts';
import { winningTime } from './WinnerFlag.tsx';

/** The right tries after the winner's, by time. */
export const nearMisses = ({ tries, winner }: Round): readonly Try[] =>
  tries.filter(({ right, seat }) => right && seat !== winner).toSorted((one, other) => one.time - other.time);

/** Who won a round and how close the next ones were; the viewer's own try always. */
export function RoundResult({ round }: { readonly round: Round }) {
  const { you } = useBoard();
  const locale = useLocale();
  const { winner, wanted } = round;
  const time = winningTime(round);
  const misses = nearMisses(round);
  const shown = misses.filter(({ seat }, i) => i === 0 || seat === you);
  return (
    <div className="mix-result">
      <p className="mix-result-first">
        {'symbol' in wanted ? <SmallSign sign={wanted.symbol} size={26} /> : <MixMark />}
        {winner === undefined || time === undefined ? (
          <b>
            <FoundText round={round} />
          </b>
        ) : (
          <>
            <SeatStone seat={winner} size={22} />
            <b>
              <WinnerText winner={winner} />
            </b>
            <span className="clock">{formatTime(time, locale)}</span>
          </>
        )}
      </p>
      {time !== undefined &&
        shown.map((miss) => (
          <p key={miss.seat} className="small mix-near">
            <Icon name="check" size={14} />
            <NearText miss={miss} gap={miss.time - time} locale={locale} />
          </p>
        ))}
    </div>
  );
}

/** CM38: who was right in an untimed round; nobody, if it was lost. */
function FoundText({ round }: { readonly round: Round }) {
  const { you } = useBoard();
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const name = useName();
  const scorers = scorersIn(round);
  if (scorers.length === 0) return say.nobodyFound;
  const others = scorers.filter((seat) => seat !== you).map(name);
  if (you === undefined || !scorers.includes(you)) return say.namesFound(listed(others, locale), others.length > 1);
  return others.length === 0 ? say.onlyYouFound : say.youFoundToo(listed(others, locale));
}

function WinnerText({ winner }: { readonly winner: Seat }) {
  const { you } = useBoard();
  const say = useMessages(boardTexts);
  const name = useName();
  return winner === you ? say.youFirst : say.nameFirst(name(winner));
}

function NearText({ miss, gap, locale }: { readonly miss: Try; readonly gap: number; readonly locale: Locale }) {
  const { you } = useBoard();
  const say = useMessages(boardTexts);
  const name = useName();
  const later = formatGap(gap, locale);
  return miss.seat === you ? say.youNear(later) : say.nameNear(name(miss.seat), later);
}
