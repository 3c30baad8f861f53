import { useMessages } from '@sesame/ui';
import { Line } from './Line.tsx';
import { powers } from './power-words.ts';
import { useTable } from './table.ts';

/** What happened last, the newest first. */
export function JustNow() {
  const { happenings } = useTable();
  const say = useMessages(powers);
  if (happenings.recent.length === 0) return null;
  return (
    <>
      <h3>{say.justNow}</h3>
      <ul className="just-now small">
        {happenings.recent.map(({ id, event }) => (
          <li key={id}>
            <Line event={event} />
          </li>
        ))}
      </ul>
    </>
  );
}
