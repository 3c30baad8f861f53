import './hint.css';
import type { Seat } from '@sesame/kernel';
import { Button, Progress, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import type { View } from '../rules/state.ts';
import { openSolver, type Solver } from '../solver/worker-client.ts';
import type { TaskResults } from '../solver/worker-tasks.ts';
import { spoken } from './crystals.ts';
import { hintTexts } from './hint-texts.ts';
import { SmallCode } from './SmallCode.tsx';
import { suggestCode } from './suggested-code.ts';

type HintResults = { readonly [T in 'count' | 'hint']?: TaskResults[T] | 'asked' | 'failed' };

/** Hint panel: how many codes are still possible, and a good guess. Each is computed on request. */
export function Hint({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useMessages(hintTexts);
  const guesses = view.seats[seat === 0 ? 0 : 1].guesses;
  if (view.phase !== 'guess') return <p className="soft">{say.beforeGuessing}</p>;
  // The key resets the panel after every guess.
  return <Questions key={guesses.length} options={view.options} guesses={guesses} />;
}

type QuestionsProps = Pick<View, 'options'> & { readonly guesses: View['seats'][0]['guesses'] };

function Questions({ options, guesses }: QuestionsProps) {
  const say = useMessages(hintTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const [results, setResults] = useState<HintResults>({});
  const solver = useRef<Solver>(undefined);
  useEffect(() => () => solver.current?.close(), []);
  const shown = (count: number) => count.toLocaleString(locale, { maximumFractionDigits: count < 10 ? 1 : 0 });

  const ask = (task: 'count' | 'hint') => {
    solver.current ??= openSolver();
    setResults((before) => ({ ...before, [task]: 'asked' }));
    solver.current.ask({ task, options, guesses }).then(
      (result) => {
        setResults((before) => ({ ...before, [task]: result }));
        announce(typeof result === 'number' ? say.codes(result, shown(result)) : spoken(result.guess, locale));
      },
      () => setResults((before) => ({ ...before, [task]: 'failed' })),
    );
  };

  const place = (code: string) => {
    suggestCode(code);
    announce(say.placed);
  };

  const { count, hint } = results;
  return (
    <div className="crack-hint stack">
      <Button tight icon="hint" isDisabled={count !== undefined && count !== 'failed'} onPress={() => ask('count')}>
        {say.howMany}
      </Button>
      {typeof count === 'number' && <p className="status">{say.codes(count, shown(count))}</p>}
      <Button tight icon="eye" isDisabled={hint !== undefined && hint !== 'failed'} onPress={() => ask('hint')}>
        {say.showGuess}
      </Button>
      {typeof hint === 'object' && (
        <div className="stack close">
          <Button
            className="hint-code"
            aria-label={say.place(spoken(hint.guess, locale))}
            onPress={() => place(hint.guess)}
          >
            <SmallCode code={hint.guess} size={32} />
          </Button>
          <p className="soft small">{say.pressToPlace}</p>
          <p className="soft small">{hint.possible === 1 ? say.lastGuess : say.goodGuess(shown(hint.expected))}</p>
        </div>
      )}
      {(count === 'asked' || hint === 'asked') && <Progress label={say.thinking} />}
      {(count === 'failed' || hint === 'failed') && <p className="bad small">{say.failed}</p>}
    </div>
  );
}
