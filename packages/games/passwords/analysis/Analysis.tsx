import './analysis.css';
import type { MatchRecord } from '@sesame/kernel';
import { Button, listed, Progress, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { Judgement } from './judgement.ts';
import { percent } from './percent.ts';
import { SeatSummaries } from './SeatSummaries.tsx';
import { closestOf, summariesOf } from './seat-summaries.ts';
import { TurnTable } from './TurnTable.tsx';
import { analysisTexts } from './texts.ts';
import { useReview } from './use-review.ts';

/** Analysis after the match: every turn compared with the best word available. */
export function Analysis({ record }: { readonly record: MatchRecord }) {
  const [tries, setTries] = useState(0);
  return <Reviewed key={tries} record={record} again={() => setTries(tries + 1)} />;
}

function Reviewed({ record, again }: { readonly record: MatchRecord; readonly again: () => void }) {
  const say = useMessages(analysisTexts);
  const review = useReview(record);
  switch (review.type) {
    case 'loading':
      return <Progress label={say.loading} />;
    case 'judging':
      return <Progress label={say.judging} value={(review.done + 0.3) / review.turns} />;
    case 'unreadable':
      return <p className="soft">{say.unreadable}</p>;
    case 'failed':
      return (
        <div className="pw-analysis stack">
          <p className="bad">{say.failed}</p>
          <Button tight icon="rematch" onPress={again}>
            {say.again}
          </Button>
        </div>
      );
    case 'judged':
      return <Judged judged={review.judged} names={record.seats} />;
  }
}

function Judged({ judged, names }: { readonly judged: readonly Judgement[]; readonly names: readonly string[] }) {
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  if (judged.length === 0) return <p className="soft">{say.nothing}</p>;
  const summaries = summariesOf(judged, names.length);
  const closest = closestOf(summaries);
  const share = percent(summaries[closest[0] ?? 0]?.share ?? 0, locale);
  const who = listed(
    closest.map((seat) => names[seat] ?? ''),
    locale,
  );
  return (
    <div className="pw-analysis stack">
      <p className="status">{closest.length === 0 ? say.nobody : say.closest(who, share)}</p>
      <SeatSummaries summaries={summaries} names={names} />
      <TurnTable judged={judged} names={names} />
    </div>
  );
}
