import type { Seat } from '@sesame/kernel';
import { Button, Progress, useAnnounce, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { loadLexicon } from '../rules/lexicon/load.ts';
import type { View } from '../rules/state.ts';
import type { Play } from '../search/index.ts';
import { hintTexts } from './hint-texts.ts';
import { showWord } from './show-word.ts';
import { suggestPlay } from './suggest-play.ts';
import { WalkFigure } from './WalkFigure.tsx';
import { wouldFill } from './walk-options.ts';

interface HintProps {
  readonly view: View;
  readonly seat: Seat;
}

/** What could be said, told step by step and only on request. */
export function Hint({ view, seat }: HintProps) {
  const say = useMessages(hintTexts);
  if (view.turn !== seat) return <p className="soft">{say.notNow}</p>;
  // Every turn asks anew.
  return <Steps key={view.turns.length} view={view} seat={seat} />;
}

type Advice = 'unasked' | 'asked' | 'failed' | 'none' | Play;

/** First how many stones, then how the word begins, then the word. The dictionary is opened by the first question. */
function Steps({ view, seat }: HintProps) {
  const say = useMessages(hintTexts);
  const announce = useAnnounce();
  const [advice, setAdvice] = useState<Advice>('unasked');
  const [told, setTold] = useState(0);

  const locks = (play: Play) => play.safes.filter((place) => wouldFill(view.circle, place)).length;
  const lines = (play: Play): readonly string[] => [
    say.stones(play.safes.length, locks(play)),
    say.begins(showWord(play.word[0] ?? ''), play.word.length),
    showWord(play.word),
  ];
  const ask = async () => {
    setAdvice('asked');
    try {
      const play = suggestPlay(await loadLexicon(view.options.language), view, seat);
      setAdvice(play ?? 'none');
      announce(play ? say.stones(play.safes.length, locks(play)) : say.none);
      setTold(1);
    } catch {
      setAdvice('failed');
    }
  };
  const next = () => {
    if (typeof advice === 'string') return void ask();
    announce(lines(advice)[told] ?? '');
    setTold(told + 1);
  };

  const question = say.asks[told];
  const play = typeof advice === 'string' ? undefined : advice;
  return (
    <div className="pw-hints stack">
      {play &&
        lines(play)
          .slice(0, Math.min(told, 2))
          .map((line) => <p key={line}>{line}</p>)}
      {play && told > 2 && <WalkFigure circle={view.circle} seat={seat} word={play.word} walk={play} />}
      {advice === 'none' && <p>{say.none}</p>}
      {advice === 'failed' && <p className="bad small">{say.failed}</p>}
      {advice === 'asked' && <Progress label={say.loading} />}
      {question !== undefined && advice !== 'none' && (
        <Button tight icon={told === 2 ? 'eye' : 'hint'} isDisabled={advice === 'asked'} onPress={next}>
          {question}
        </Button>
      )}
    </div>
  );
}
