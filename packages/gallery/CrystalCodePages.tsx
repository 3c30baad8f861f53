import { parseRecord } from '@sesame/kernel';
import { useState } from 'react';
import { Analysis } from '../games/crystal-code/analysis/Analysis.tsx';
import { Daily } from '../games/crystal-code/board/Daily.tsx';
import { daily } from '../games/crystal-code/daily/index.ts';
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

/** The manual, the daily puzzle and the analysis of Crystal Code. */
const PAGES = {
  manual: () => (
    <div className="slab">
      <Manual />
    </div>
  ),
  daily: () => <DailyPuzzle />,
  'analysis-2': () => analysisOf(two),
  'analysis-4': () => analysisOf(four),
};

const PUZZLE = daily.make('2026-11-16');

function DailyPuzzle() {
  const [startedAt, setStartedAt] = useState(() => performance.now());
  const [wrong, setWrong] = useState(0);
  const answer = (json: unknown) => {
    const read = daily.parseAnswer(json);
    if (read.ok && daily.isRight(PUZZLE, read.value)) {
      setStartedAt(performance.now());
      setWrong(0);
    } else setWrong(wrong + 1);
  };
  return <Daily key={startedAt} puzzle={PUZZLE} startedAt={startedAt} wrong={wrong} onAnswer={answer} />;
}

export function CrystalCodePages({ only }: { readonly only: string | null }) {
  return <Scenes prefix="crystal-code" scenes={PAGES} only={only} draw={(page) => page()} />;
}
