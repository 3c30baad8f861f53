import type { Locale } from '@sesame/kernel';
import { PlayerStatsTable, useLocale, useMessages } from '@sesame/ui';
import { Share } from './Share.tsx';
import type { SeatSummary } from './seat-summaries.ts';
import { type AnalysisTexts, analysisTexts } from './texts.ts';

interface SeatSummariesProps {
  readonly summaries: readonly SeatSummary[];
  readonly names: readonly string[];
}

/** Table of the players: average share of the best words, invalid words, passes and safes. */
export function SeatSummaries({ summaries, names }: SeatSummariesProps) {
  const say = useMessages(analysisTexts).seats;
  const columns = columnsIn(say, useLocale());
  return (
    <PlayerStatsTable
      title={say.title}
      player={say.player}
      explained={say.explained}
      className="seat-table"
      columns={columns}
      rows={summaries}
      names={names}
    />
  );
}

const COUNTS = ['best', 'wrong', 'passes', 'safes'] as const;

const columnsIn = (say: AnalysisTexts['seats'], locale: Locale) => [
  { label: say.share, of: ({ share }: SeatSummary) => <Share share={share} /> },
  {
    label: say.gone,
    of: ({ gone, mostGone }: SeatSummary) => say.goneOf(gone.toLocaleString(locale), mostGone.toLocaleString(locale)),
  },
  ...COUNTS.map((count) => ({ label: say[count], of: (summary: SeatSummary) => summary[count] })),
];
