import type { Seat } from '@sesame/kernel';
import { PlayerFilter, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { Judgement } from './judgement.ts';
import { TurnRow } from './TurnRow.tsx';
import { analysisTexts } from './texts.ts';

interface TurnTableProps {
  readonly judged: readonly Judgement[];
  readonly names: readonly string[];
}

/** Table of all turns in order, or those of one player. */
export function TurnTable({ judged, names }: TurnTableProps) {
  const say = useMessages(analysisTexts).turns;
  const [whose, setWhose] = useState<Seat>();
  const shown = whose === undefined ? judged : judged.filter(({ turn }) => turn.seat === whose);
  return (
    <section className="stack">
      <h3>{say.title}</h3>
      <PlayerFilter label={say.whose} everybody={say.everybody} names={names} value={whose} onChange={setWhose} />
      <table className="turn-table small">
        <thead className="soft">
          <tr>
            <th scope="col">{say.turn}</th>
            <th scope="col">{say.played}</th>
            <th scope="col">{say.best}</th>
            <th scope="col">{say.share}</th>
            <th scope="col">
              <span className="visually-hidden">{say.walk}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <TurnRow key={one.number} judgement={one} names={names} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
