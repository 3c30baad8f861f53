import type { DailyMonth } from '@sesame/protocol';
import { Icon, IconButton, Slab, useMessages } from '@sesame/ui';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { addMonths } from './months.ts';

const DAY_MS = 86_400_000;
/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 16);

/** Columns before the first of the month; weeks begin on Monday. */
const emptyDays = (month: string): number => (new Date(`${month}-01`).getUTCDay() + 6) % 7;

/** The archive: a month of puzzles, each a link, and how the player did. Memoised: the page renders with every press. */
export const DailyCalendar = memo(function DailyCalendar({
  game,
  day,
  today,
}: {
  readonly game: string;
  readonly day: string;
  readonly today: string;
}) {
  const say = useMessages(dailyTexts);
  const [month, setMonth] = useState(day.slice(0, 7));
  const { data, error } = useQuery(`${game} ${month}`, () => api.dailyMonth({ params: { game, month } }));
  const title = say.month(Date.parse(`${month}-01`));
  return (
    <Slab as="section" className="stack daily-archive" aria-labelledby="daily-archive">
      <div className="line wraps">
        <h2 id="daily-archive">{say.archive}</h2>
        <div className="line">
          <IconButton icon="chevronLeft" label={say.before} onPress={() => setMonth(addMonths(month, -1))} />
          <span className="daily-month-name">{title}</span>
          <IconButton
            icon="chevronRight"
            label={say.after}
            isDisabled={month >= today.slice(0, 7)}
            onPress={() => setMonth(addMonths(month, 1))}
          />
        </div>
      </div>
      {error === undefined ? (
        <MonthGrid game={game} month={month} days={data?.days ?? []} shown={day} title={say.calendar(title)} />
      ) : (
        <p className="soft">{say.noPuzzles}</p>
      )}
    </Slab>
  );
});

function MonthGrid(props: {
  readonly game: string;
  readonly month: string;
  readonly days: DailyMonth['days'];
  readonly shown: string;
  readonly title: string;
}) {
  const { game, month, days, shown, title } = props;
  const say = useMessages(dailyTexts);
  return (
    <div className="daily-month">
      <div className="daily-weekdays" aria-hidden="true">
        {Array.from({ length: 7 }, (_, i) => {
          const weekday = say.weekday(MONDAY + i * DAY_MS);
          return <span key={weekday}>{weekday}</span>;
        })}
      </div>
      <ol aria-label={title} style={{ '--first-column': emptyDays(month) + 1 }}>
        {days.map(({ day, state, late }) => (
          <li key={day}>
            <Link
              href={`/daily/${game}/${day}`}
              className={`daily-day is-${state}${late ? ' is-late' : ''}`}
              aria-current={day === shown ? 'page' : undefined}
              aria-label={`${say.shortDay(Date.parse(day))}: ${say.states[state]}`}
            >
              {Number(day.slice(8))}
              {state === 'finished' && <Icon name="check" size={12} />}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
