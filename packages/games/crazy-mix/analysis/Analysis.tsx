import './analysis.css';
import type { MatchRecord } from '@sesame/kernel';
import { SeatStone, useLocale, useMessages } from '@sesame/ui';
import { useMemo } from 'react';
import { timeText } from '../board/piece-names.ts';
import { type Racing, racingOf, roundsOf } from './race-stats.ts';
import { Plot } from './TimesPlot.tsx';
import { analysisTexts } from './texts.ts';

/** After the match: how quickly everybody pointed, how often wrongly, and every round of it. */
export function Analysis({ record }: { readonly record: MatchRecord }) {
  const rounds = useMemo(() => roundsOf(record), [record]);
  const say = useMessages(analysisTexts);
  if (rounds === undefined) return <p className="soft">{say.unreadable}</p>;
  if (rounds.length === 0) return <p className="soft">{say.nothing}</p>;
  const racing = record.seats.map((_, seat) => racingOf(rounds, seat));
  return (
    <div className="mix-analysis stack">
      <RacingTable racing={racing} names={record.seats} />
      <h3>{say.plot}</h3>
      <p className="soft small">{say.plotText}</p>
      <Plot rounds={rounds} names={record.seats} />
    </div>
  );
}

function RacingTable({ racing, names }: { readonly racing: readonly Racing[]; readonly names: readonly string[] }) {
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const time = (milliseconds: number | undefined) =>
    milliseconds === undefined ? '–' : timeText(milliseconds, locale);
  return (
    <div className="mix-plot">
      <table className="mix-racing">
        <caption className="unseen">{say.summary}</caption>
        <thead>
          <tr className="small soft">
            <th scope="col">{say.player}</th>
            <th scope="col">{say.won}</th>
            <th scope="col">{say.usual}</th>
            <th scope="col">{say.quickest}</th>
            <th scope="col">{say.misses}</th>
            <th scope="col">{say.lost}</th>
          </tr>
        </thead>
        <tbody>
          {racing.map(({ seat, won, usual, quickest, misses, lost }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatStone seat={seat} size={18} /> {names[seat]}
              </th>
              <td>{won}</td>
              <td>{time(usual)}</td>
              <td>{time(quickest)}</td>
              <td>{misses}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
