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

/** Hint panel: reveals a good play step by step, on request. */
export function Hint({ view, seat }: HintProps) {
  const say = useMessages(hintTexts);
  if (view.turn !== seat) return <p className="soft">{say.notNow}</p>;
  // The key resets the panel every turn.
  return <Steps key={view.turns.length} view={view} seat={seat} />;
}

type Suggestion = 'unasked' | 'asked' | 'failed' | 'none' | Play;

/** Reveals the number of stones, then the first letter, then the word. The first step loads the dictionary. */
function Steps({ view, seat }: HintProps) {
  const say = useMessages(hintTexts);
  const announce = useAnnounce();
  const [suggestion, setSuggestion] = useState<Suggestion>('unasked');
  const [revealed, setRevealed] = useState(0);

  const locks = (play: Play) => play.safes.filter((place) => wouldFill(view.circle, place)).length;
  const lines = (play: Play): readonly string[] => [
    say.stones(play.safes.length, locks(play)),
    say.begins(showWord(play.word[0] ?? ''), play.word.length),
    showWord(play.word),
  ];
  const ask = async () => {
    setSuggestion('asked');
    try {
      const play = suggestPlay(await loadLexicon(view.options.language, view.options.dictionary), view, seat);
      setSuggestion(play ?? 'none');
      announce(play ? say.stones(play.safes.length, locks(play)) : say.none);
      setRevealed(1);
    } catch {
      setSuggestion('failed');
    }
  };
  const next = () => {
    if (typeof suggestion === 'string') return void ask();
    announce(lines(suggestion)[revealed] ?? '');
    setRevealed(revealed + 1);
  };

  const question = say.asks[revealed];
  const play = typeof suggestion === 'string' ? undefined : suggestion;
  return (
    <div className="pw-hints stack">
      {play &&
        lines(play)
          .slice(0, Math.min(revealed, 2))
          .map((line) => <p key={line}>{line}</p>)}
      {play && revealed > 2 && <WalkFigure circle={view.circle} seat={seat} word={play.word} walk={play} />}
      {suggestion === 'none' && <p>{say.none}</p>}
      {suggestion === 'failed' && <p className="bad small">{say.failed}</p>}
      {suggestion === 'asked' && <Progress label={say.loading} />}
      {question !== undefined && suggestion !== 'none' && (
        <Button tight icon={revealed === 2 ? 'eye' : 'hint'} isDisabled={suggestion === 'asked'} onPress={next}>
          {question}
        </Button>
      )}
    </div>
  );
}
