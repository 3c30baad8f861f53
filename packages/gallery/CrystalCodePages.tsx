import { parseRecord } from '@sesame/kernel';
import { Analysis } from '../games/crystal-code/analysis/Analysis.tsx';
import { Manual } from '../games/crystal-code/manual/Manual.tsx';
import four from '../games/crystal-code/tests/golden/shortage-4.json' with { type: 'json' };
import two from '../games/crystal-code/tests/golden/wrong-chains-2.json' with { type: 'json' };
import { Scenes } from './Scenes.tsx';

const analysisOf = (json: unknown) => {
  const record = parseRecord(json);
  if (!record.ok) throw new Error(record.error.message);
  return (
    <div className="slab">
      <Analysis record={record.value} />
    </div>
  );
};

/** The manual and the analysis of Crystal Code. */
const PAGES = {
  manual: () => (
    <div className="slab">
      <Manual />
    </div>
  ),
  'analysis-2': () => analysisOf(two),
  'analysis-4': () => analysisOf(four),
};

export function CrystalCodePages({ only }: { readonly only: string | null }) {
  return <Scenes prefix="crystal-code" scenes={PAGES} only={only} draw={(page) => page()} />;
}
