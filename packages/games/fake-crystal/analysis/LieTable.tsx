import { PlayerStatsTable, useMessages } from '@sesame/ui';
import { signed } from '../board/signed.ts';
import type { Lies } from './lies.ts';
import { type AnalysisTexts, analysisTexts } from './texts.ts';

/** Lies per seat and what they gained or lost. */
export function LieTable({ lies, names }: { readonly lies: readonly Lies[]; readonly names: readonly string[] }) {
  const say = useMessages(analysisTexts).lies;
  return (
    <PlayerStatsTable
      title={say.title}
      player={say.player}
      explained={say.explained}
      className="lie-table"
      columns={columnsIn(say)}
      rows={lies}
      names={names}
    />
  );
}

const columnsIn = (say: AnalysisTexts['lies']) => [
  { label: say.told, of: ({ lies, claims }: Lies) => say.toldOf(lies, claims) },
  { label: say.believed, of: ({ believed }: Lies) => believed },
  { label: say.called, of: ({ called }: Lies) => called },
  { label: say.gained, of: ({ gained }: Lies) => signed(gained) },
  { label: say.lost, of: ({ lost }: Lies) => signed(0 - lost) },
  { label: say.fellFor, of: ({ fellFor, fellBy }: Lies) => say.fellForBy(fellFor, signed(0 - fellBy)) },
];
