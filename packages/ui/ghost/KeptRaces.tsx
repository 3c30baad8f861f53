import './ghost.css';
import { formatStopwatch } from '../board/Stopwatch.tsx';
import { Button } from '../controls/Button.tsx';
import { Disclosure } from '../controls/Disclosure.tsx';
import { useMessages } from '../language/texts.ts';
import { ghostTexts } from './ghost-texts.ts';
import type { KeptRace } from './kept-ghosts.ts';

/** The hands that were solved in practice, each to be raced again against one's best. */
export function KeptRaces<Hand>(props: {
  readonly races: readonly KeptRace<Hand>[];
  readonly onRace: (race: KeptRace<Hand>) => void;
}) {
  const { races, onRace } = props;
  const say = useMessages(ghostTexts);
  if (races.length === 0) return undefined;
  return (
    <Disclosure title={say.kept(races.length)}>
      <p className="small soft">{say.keptNote}</p>
      <ul className="kept-races">
        {races.map((race) => (
          <li key={JSON.stringify(race.hand)}>
            <Button tight onPress={() => onRace(race)}>
              {say.beat(formatStopwatch(race.time))}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
