import { SeatStone, Slab, useLocale, useMessages, useName, usePlayers } from '@sesame/ui';
import { scorersIn } from '../rules/racing.ts';
import type { Round } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { MixMark } from './MixLogo.tsx';
import { formatTime } from './piece-names.ts';
import { SmallSign } from './Sign.tsx';
import { boardTexts } from './texts.ts';
import { winningTime } from './WinnerFlag.tsx';

const MAX_ROUNDS_SHOWN = 6;

/** Recent rounds, newest first: symbol, winner and time. */
export function RecentRounds() {
  const { rounds } = useBoard().view;
  const say = useMessages(boardTexts);
  if (rounds.length === 0) return null;
  const kept = rounds.map((round, i) => ({ round, number: i + 1 })).toReversed();
  return (
    <Slab as="section" className="mix-rounds" aria-label={say.rounds}>
      <ol className="tiny">
        {kept.slice(0, MAX_ROUNDS_SHOWN).map(({ round, number }) => (
          <Entry key={number} round={round} number={number} />
        ))}
      </ol>
    </Slab>
  );
}

function Entry({ round, number }: { readonly round: Round; readonly number: number }) {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const { you } = usePlayers();
  const name = useName();
  const { wanted } = round;
  const scorers = scorersIn(round);
  const time = winningTime(round);
  const [first] = scorers;
  const text = () => {
    if (first === undefined) return say.nobody;
    // CM38: several may score; their stones tell who.
    return scorers.length > 1 ? '' : first === you ? say.you : name(first);
  };
  return (
    <li>
      <span className="soft">{number}</span>
      {'symbol' in wanted ? <SmallSign sign={wanted.symbol} size={18} /> : <MixMark />}
      {scorers.map((seat) => (
        <SeatStone key={seat} seat={seat} size={16} />
      ))}
      <span className="mix-winner">{text()}</span>
      <b>{time === undefined ? '' : formatTime(time, locale)}</b>
    </li>
  );
}
