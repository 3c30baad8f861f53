import { SeatStone, Slab, useLocale, useMessages, useName, usePlayers } from '@sesame/ui';
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
  const { winner, wanted } = round;
  const time = winningTime(round);
  return (
    <li>
      <span className="soft">{number}</span>
      {'symbol' in wanted ? <SmallSign sign={wanted.symbol} size={18} /> : <MixMark />}
      {winner !== undefined && <SeatStone seat={winner} size={16} />}
      <span className="mix-winner">{winner === undefined ? say.nobody : winner === you ? say.you : name(winner)}</span>
      <b>{time === undefined ? '' : formatTime(time, locale)}</b>
    </li>
  );
}
