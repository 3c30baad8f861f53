import type { Tournament, TournamentPairing } from '@sesame/protocol';
import { Slab, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { pointsText } from './tournament-text.ts';

/** Cross table in the order of the standings. A result links to the replay of its match. */
export function CrossTable(props: { readonly tournament: Tournament; readonly names: ReadonlyMap<number, string> }) {
  const { tournament, names } = props;
  const say = useMessages(tournamentTexts);
  const order = tournament.standings.map(({ entrant }) => entrant);
  const meetings = tournament.meetings.flat();
  const between = (a: number, b: number) => meetings.find(({ seats }) => seats.includes(a) && seats.includes(b));
  return (
    <Slab as="section" aria-labelledby="cross">
      <h2 id="cross">{say.crossTable}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
      <section className="cross-scroll" tabIndex={0} aria-labelledby="cross">
        <table className="cross">
          <thead>
            <tr className="soft tiny">
              <th scope="col">{say.player}</th>
              {order.map((entrant, i) => (
                <th key={entrant} scope="col">
                  <span aria-hidden="true">{i + 1}</span>
                  <span className="visually-hidden">{names.get(entrant)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((one, i) => (
              <tr key={one}>
                <th scope="row">
                  <span className="soft">{i + 1}</span>
                  {`\u00A0${names.get(one)}`}
                </th>
                {order.map((other) => (
                  <td key={other} className={one === other ? 'same' : ''}>
                    {one !== other && <Cell meeting={between(one, other)} entrant={one} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Slab>
  );
}

function Cell({ meeting, entrant }: { readonly meeting: TournamentPairing | undefined; readonly entrant: number }) {
  const locale = useLocale();
  const points = meeting?.points?.[meeting.seats.indexOf(entrant)];
  if (points === undefined || meeting?.match === undefined) return <span className="soft">·</span>;
  return (
    <Link href={`/matches/${meeting.match}/replay`} className="link">
      {pointsText(points, locale)}
    </Link>
  );
}
