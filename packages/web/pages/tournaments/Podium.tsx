import type { Tournament } from '@sesame/protocol';
import { Icon } from '@sesame/ui';

/** With more players on it the steps are too narrow for names. */
const MAX_ON_PODIUM = 4;

/** The first three places. Players who share a place have steps of the same height. */
export function Podium(props: {
  readonly standings: Tournament['standings'];
  readonly names: ReadonlyMap<number, string>;
}) {
  const placed = props.standings.filter(({ rank }) => rank <= 3);
  if (placed.length > MAX_ON_PODIUM) return undefined;
  return (
    <ol className="podium">
      {placed.map(({ entrant, rank }) => (
        <li key={entrant} className={`place-${rank}`}>
          {rank === 1 && <Icon name="trophy" size={28} />}
          <b>{props.names.get(entrant)}</b>
          <span className="podium-step display">{rank}</span>
        </li>
      ))}
    </ol>
  );
}
