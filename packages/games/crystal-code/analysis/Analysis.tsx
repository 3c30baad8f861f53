import '../board/symbols.css';
import '../board/rooms.css';
import '../board/machine.css';
import '../board/workshops.css';
import './analysis.css';
import type { MatchRecord } from '@sesame/kernel';
import { ChoiceField, useMessages, usePlayers } from '@sesame/ui';
import { useMemo, useState } from 'react';
import { formatTime } from '../board/format-time.ts';
import type { State } from '../rules/state.ts';
import { finalStateOf } from './final-state.ts';
import { MachineReport } from './MachineReport.tsx';
import { RaceReport } from './RaceReport.tsx';
import { type Race, racesOf, summaryOf } from './races.ts';
import { analysisTexts } from './texts.ts';

/** Analysis of a match: possible chains, solving times and the best possible machines. */
export function Analysis({ record }: { readonly record: MatchRecord }) {
  const end = useMemo(() => finalStateOf(record), [record]);
  const say = useMessages(analysisTexts);
  if (end === undefined) return <p className="soft">{say.unreadable}</p>;
  if (end.history.length === 0) return <p className="soft">{say.nothing}</p>;
  return <Report end={end} names={record.seats} />;
}

interface ReportProps {
  readonly end: State;
  readonly names: readonly string[];
}

function Report({ end, names }: ReportProps) {
  const say = useMessages(analysisTexts);
  const races = useMemo(() => racesOf(end.history), [end]);
  return (
    <div className="xc-analysis stack">
      <Headline races={races} names={names} />
      <section className="stack">
        <h3>{say.machines}</h3>
        <p className="soft small">{say.hindsight}</p>
        {end.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <MachineReport key={seat} end={end} seat={seat} name={names[seat] ?? ''} />
        ))}
      </section>
      <Races races={races} names={names} glass={end.options.glass * 1000} />
    </div>
  );
}

interface RacesProps {
  readonly races: readonly Race[];
  readonly names: readonly string[];
}

function Headline({ races, names }: RacesProps) {
  const say = useMessages(analysisTexts);
  const { hands, possible, right, quickest } = summaryOf(races);
  return (
    <p className="status">
      {possible === hands ? say.allPossible(right, hands) : say.somePossible(right, possible, hands)}{' '}
      {quickest && say.quickest({ ...quickest, name: names[quickest.seat] ?? '', time: formatTime(quickest.elapsed) })}
    </p>
  );
}

/** All races with everyone's times and one player's chains. */
function Races({ races, names, glass }: RacesProps & { readonly glass: number }) {
  const say = useMessages(analysisTexts);
  const { you = 0 } = usePlayers();
  const [whose, setWhose] = useState(String(you));
  return (
    <section className="stack">
      <h3>{say.races}</h3>
      <ChoiceField
        label={say.whose}
        options={names.map((name, seat) => ({ id: String(seat), label: name }))}
        value={whose}
        onChange={setWhose}
      />
      <p className="soft small">{say.explained}</p>
      {races.map((race) => (
        <RaceReport key={race.round} race={race} names={names} shown={Number(whose)} glass={glass} />
      ))}
    </section>
  );
}
