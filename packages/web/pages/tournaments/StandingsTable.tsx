import type { TieBreak, Tournament } from '@sesame/protocol';
import { Slab, useLocale, useMessages } from '@sesame/ui';
import type { TournamentTexts } from '../../locales/tournaments/en.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { pointsText } from './tournament-text.ts';

/** Standings with tie-break scores. */
export function StandingsTable(props: {
  readonly tournament: Tournament;
  readonly mine: number | undefined;
  readonly names: ReadonlyMap<number, string>;
}) {
  const { tournament, mine, names } = props;
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const { standings, tieBreaks, people } = tournament;
  const gone = new Map(people.flatMap(({ number, out, away }) => (out ? [[number, away ? say.away : say.left]] : [])));
  return (
    <Slab as="section" aria-labelledby="standings">
      <h2 id="standings">{say.standings}</h2>
      <table className="standings">
        <thead>
          <tr className="soft tiny">
            <th scope="col">{say.rank}</th>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.points}</th>
            {tieBreaks.map((kind) => (
              <th key={kind} scope="col" className="wide">
                {shortName(say, kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ entrant, rank, points, breaks }) => (
            <tr key={entrant} className={entrant === mine ? 'brass' : ''}>
              <td>{rank}</td>
              <th scope="row">
                {names.get(entrant)} {gone.has(entrant) && <span className="soft small">({gone.get(entrant)})</span>}
                {entrant === mine && <span className="small">({say.you})</span>}
              </th>
              <td>
                <b>{pointsText(points, locale)}</b>
              </td>
              {tieBreaks.map((kind, i) => (
                <td key={kind} className="wide soft">
                  {pointsText(breaks[i] ?? 0, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Slab>
  );
}

const shortName = (say: TournamentTexts, kind: TieBreak): string => {
  switch (kind) {
    case 'buchholz':
      return say.buchholzShort;
    case 'sonneborn':
      return say.sonnebornShort;
    case 'direct':
      return say.directShort;
    case 'wins':
      return say.winsShort;
  }
};
