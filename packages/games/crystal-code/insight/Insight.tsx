import './insight.css';
import type { Seat } from '@sesame/kernel';
import { type InsightProps, SelectField, useLocale, useMessages, useName } from '@sesame/ui';
import { useMemo, useState } from 'react';
import { placeText } from '../board/card-name.ts';
import type { View } from '../rules/state.ts';
import { BlueprintPicture, letterOf } from './BlueprintPicture.tsx';
import { type Blueprint, makeBlueprint, meanOf, type OpenEnd } from './blueprint.ts';
import { insightTexts } from './texts.ts';
import { useClosingOdds } from './use-closing-odds.ts';

/** The blueprint of a machine: the odds of closing each open line. Your own first. */
export function Insight({ view, seat }: InsightProps<View>) {
  const say = useMessages(insightTexts);
  const name = useName();
  const [chosen, setChosen] = useState<Seat>();
  const shown = chosen ?? seat ?? 0;
  // Views are new objects with every update; the same view has the same blueprint.
  const known = JSON.stringify(view);
  const blueprint = useMemo(() => makeBlueprint(JSON.parse(known) as View, shown), [known, shown]);
  return (
    <div className="stack">
      <SelectField
        label={say.machineOf}
        options={view.seats.map((_, one) => ({ id: String(one), label: name(one) }))}
        value={String(shown)}
        onChange={(id) => setChosen(Number(id))}
      />
      <Content
        blueprint={blueprint}
        hidden={view.seats[shown]?.hand === undefined ? (view.seats[shown]?.cards ?? 0) : 0}
        isOver={view.stage === 'over'}
      />
    </div>
  );
}

function Content(props: {
  readonly blueprint: Blueprint;
  /** Cards in a hand that is not shown. */
  readonly hidden: number;
  readonly isOver: boolean;
}) {
  const { blueprint, hidden, isOver } = props;
  const { machine, ends, draws } = blueprint;
  const say = useMessages(insightTexts);
  const locale = useLocale();
  const oddsText = useOddsText();
  if (machine.cards.length === 0) return <p className="soft">{say.noMachine}</p>;
  const coming = Math.round(meanOf(draws) - hidden);
  return (
    <>
      {ends.length > 0 && <p className="soft small">{isOver ? say.over : say.lead(say.cards(coming))}</p>}
      {ends.length > 0 && hidden > 0 && <p className="soft small">{say.hidden(hidden)}</p>}
      <BlueprintPicture
        blueprint={blueprint}
        oddsText={(end) => (end.held > 0 ? '✓' : oddsText(end.odds).replace(/\s/u, ''))}
      />
      {ends.length === 0 && <p>{say.closed}</p>}
      <ol className="xc-ends small">
        {ends.map((end, i) => (
          <li key={`${end.x} ${end.y}`}>
            <b>{letterOf(i)}</b>
            <span>{placeText(machine, end, locale)}</span>
            <b>{end.held > 0 ? say.inHand : oddsText(end.odds)}</b>
            <EndText end={end} unseen={blueprint.unseen.length} />
          </li>
        ))}
      </ol>
      {ends.length > 1 && !isOver && <AllEnds blueprint={blueprint} />}
    </>
  );
}

function EndText({ end, unseen }: { readonly end: OpenEnd; readonly unseen: number }) {
  const say = useMessages(insightTexts);
  return <span className="soft">{end.held > 0 ? say.held(end.held) : say.shows(end.closing, unseen, end.lines)}</span>;
}

/** The odds of closing all lines, as far as they are sampled. */
function AllEnds({ blueprint }: { readonly blueprint: Blueprint }) {
  const say = useMessages(insightTexts);
  const odds = useClosingOdds(blueprint);
  const oddsText = useOddsText();
  return (
    <div className="small">
      <p>
        {`${say.all} `}
        <b>{odds === undefined ? say.counting : say.about(oddsText(Math.round(odds * 20) / 20))}</b>
      </p>
      <p className="soft">{say.allText}</p>
    </div>
  );
}

/** Percent, never 0 or 100 for what can still happen or fail. */
const useOddsText = () => {
  const locale = useLocale();
  return (odds: number): string => {
    const shown = odds === 0 || odds === 1 ? odds : Math.min(0.99, Math.max(0.01, odds));
    return shown.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  };
};
