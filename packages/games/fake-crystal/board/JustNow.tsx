import { useMessages } from '@sesame/ui';
import { Line } from './Line.tsx';
import type { Turned } from './moments.ts';
import { powers } from './power-words.ts';
import { useCallOut, verdictOf } from './TurnedCell.tsx';
import { useTable } from './table.tsx';

/** What happened last, the newest first. */
export function JustNow() {
  const { happenings } = useTable();
  const say = useMessages(powers);
  if (happenings.recent.length === 0) return null;
  return (
    <>
      <h3>{say.awaitedTitle}</h3>
      <ul className="just-now small">
        {happenings.recent.map(({ id, event, turned }) => (
          <li key={id}>
            <Line event={event} />
            {turned && <Verdict turned={turned} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Verdict({ turned }: { readonly turned: Turned }) {
  const call = useCallOut(turned);
  return <span className={`verdict is-${verdictOf(turned)}`}> {call}.</span>;
}
