import type { Seat } from '@sesame/kernel';
import { Icon, SeatStone, useMessages } from '@sesame/ui';
import { formatTime } from '../board/format-time.ts';
import { HandReport } from './HandReport.tsx';
import { ReportSection } from './ReportSection.tsx';
import type { Race, RacedHand } from './races.ts';
import { type AnalysisTexts, analysisTexts } from './texts.ts';

const FIRST_FINAL_ROUND = 8;

/** One race: everyone's times and one player's chain. */
export function RaceReport(props: {
  readonly race: Race;
  readonly names: readonly string[];
  /** Seat whose chain is drawn. */
  readonly shown: Seat;
  /** Duration of the glass, in milliseconds. */
  readonly glass: number;
}) {
  const { race, names, shown, glass } = props;
  const { round, hands } = race;
  const say = useMessages(analysisTexts);
  const hand = hands[shown];
  const winner = hands.find(({ seat }) => seat === race.winner);
  return (
    <ReportSection
      label={say.race(round)}
      heading={
        <h4 className="display">
          {say.race(round)}
          {round >= FIRST_FINAL_ROUND && <span className="soft small"> {say.final}</span>}
        </h4>
      }
      glance={winner && <Winner hand={winner} name={names[winner.seat] ?? ''} />}
    >
      <table className="xc-times small">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.time}</th>
            <th scope="col">{say.chains}</th>
          </tr>
        </thead>
        <tbody>
          {hands.map((one) => (
            <Time
              key={one.seat}
              hand={one}
              name={names[one.seat] ?? ''}
              glass={glass}
              isShown={one.seat === shown}
              isWinner={one.seat === race.winner}
            />
          ))}
        </tbody>
      </table>
      {hand && <HandReport hand={hand} name={names[shown] ?? ''} />}
    </ReportSection>
  );
}

function Winner({ hand, name }: { readonly hand: RacedHand; readonly name: string }) {
  return (
    <span className="xc-player small">
      <SeatStone seat={hand.seat} size={18} />
      <span>{name}</span>
      <span className="soft">{formatTime(hand.elapsed ?? 0)}</span>
    </span>
  );
}

interface TimeProps {
  readonly hand: RacedHand;
  readonly name: string;
  readonly glass: number;
  readonly isShown: boolean;
  readonly isWinner: boolean;
}

function Time({ hand, name, glass, isShown, isWinner }: TimeProps) {
  const say = useMessages(analysisTexts);
  const { seat, ending, elapsed = glass, chains } = hand;
  return (
    <tr className={isShown ? 'is-shown' : undefined}>
      <th scope="row">
        <span className="xc-player">
          <SeatStone seat={seat} size={18} />
          <span>{name}</span>
        </span>
      </th>
      <td>
        <span className="xc-time">
          <span className={`xc-bar is-${ending}${isWinner ? ' is-first' : ''}`} aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * elapsed) / glass)}%` }} />
          </span>
          <span className={ending === 'wrong' ? 'bad' : ending === 'right' ? undefined : 'soft'}>
            {isWinner && <Icon name="trophy" size={14} />}
            {ending === 'wrong' && <Icon name="cross" size={14} />}
            {endingWords(hand, say)}
            {isWinner && <span className="visually-hidden">, {say.won}</span>}
          </span>
        </span>
      </td>
      <td className="soft">{say.possible(chains)}</td>
    </tr>
  );
}

const endingWords = ({ ending, elapsed = 0 }: RacedHand, say: AnalysisTexts): string => {
  switch (ending) {
    case 'right':
      return formatTime(elapsed);
    case 'wrong':
      return `${formatTime(elapsed)}, ${say.wrong}`;
    case 'gave-up':
      return say.gaveUp(formatTime(elapsed));
    case 'late':
      return say.late;
  }
};
