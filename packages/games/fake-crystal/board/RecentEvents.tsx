import { useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import { LogLine } from './LogLine.tsx';
import { powerTexts } from './power-texts.ts';

/** The latest events, newest first. */
export function RecentEventList() {
  const { recentEvents } = useBoard();
  const say = useMessages(powerTexts);
  if (recentEvents.latest.length === 0) return null;
  return (
    <>
      <h3>{say.justNow}</h3>
      <ul className="recent-events small">
        {recentEvents.latest.map(({ id, event }) => (
          <li key={id}>
            <LogLine event={event} />
          </li>
        ))}
      </ul>
    </>
  );
}
