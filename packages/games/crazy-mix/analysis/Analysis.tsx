import './analysis.css';
import type { MatchRecord } from '@sesame/kernel';
import { SeatStone, useLocale, useMessages } from '@sesame/ui';
import { useMemo } from 'react';
import { formatTime } from '../board/piece-names.ts';
import { type RaceStats, raceStatsOf, roundsOf } from './race-stats.ts';
import { TimesPlot } from './TimesPlot.tsx';
import { analysisTexts } from './texts.ts';

/** Analysis of a match: times, wrong tries and a plot of all rounds. */
export function Analysis({ record }: { readonly record: MatchRecord }) {
  const rounds = useMemo(() => roundsOf(record), [record]);
  const say = useMessages(analysisTexts);
  if (rounds === undefined) return <p className="soft">{say.unreadable}</p>;
  if (rounds.length === 0) return <p className="soft">{say.nothing}</p>;
  const stats = record.seats.map((_, seat) => raceStatsOf(rounds, seat));
  return (
    <div className="mix-analysis stack">
      <StatsTable stats={stats} names={record.seats} />
      <h3>{say.plot}</h3>
      <p className="soft small">{say.plotText}</p>
      <TimesPlot rounds={rounds} names={record.seats} />
    </div>
  );
}

function StatsTable({ stats, names }: { readonly stats: readonly RaceStats[]; readonly names: readonly string[] }) {
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const time = (milliseconds: number | undefined) =>
    milliseconds === undefined ? '–' : formatTime(milliseconds, locale);
  return (
    <div className="mix-plot" data-scrolls-sideways>
      <table className="mix-stats">
        <caption className="visually-hidden">{say.summary}</caption>
        <thead>
          <tr className="small soft">
            <th scope="col">{say.player}</th>
            <th scope="col">{say.won}</th>
            <th scope="col">{say.median}</th>
            <th scope="col">{say.quickest}</th>
            <th scope="col">{say.misses}</th>
            <th scope="col">{say.lost}</th>
          </tr>
        </thead>
        <tbody>
          {stats.map(({ seat, won, median, quickest, misses, lost }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatStone seat={seat} size={18} /> {names[seat]}
              </th>
              <td>{won}</td>
              <td>{time(median)}</td>
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
