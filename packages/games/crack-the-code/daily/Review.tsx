import '../board/board.css';
import '../analysis/analysis.css';
import './daily.css';
import { type DailyReviewProps, Progress, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { Judgements } from '../analysis/Analysis.tsx';
import { analysisTexts } from '../analysis/texts.ts';
import { PinText, SmallCode } from '../board/SmallCode.tsx';
import type { Judgement } from '../solver/analysis.ts';
import type { TreeGuess } from '../solver/tree-path.ts';
import { openSolver } from '../solver/worker-client.ts';
import { VAULT_OPTIONS, type VaultReview, type VaultView } from './index.ts';
import { dailyTexts } from './texts.ts';

/** The code, the own guesses judged one by one, the way of the decision tree, and what others needed. */
export function Review({ view, review: { code, others } }: DailyReviewProps<VaultView, VaultReview>) {
  const say = useMessages(dailyTexts);
  const found = useComparison(view, code);
  return (
    <div className="crack-analysis crack-daily-review stack">
      <p className="line">
        {say.code} <SmallCode code={code} />
      </p>
      {found === undefined ? (
        <Progress label={say.comparing} />
      ) : found === 'failed' ? (
        <FailedComparison />
      ) : (
        <>
          <section className="stack close">
            <h3>{say.yours}</h3>
            <Judgements guesses={view.guesses} judgements={found.judgements} />
          </section>
          <TreePath path={found.tree} />
        </>
      )}
      <Others counts={others} />
    </div>
  );
}

function FailedComparison() {
  const { failed } = useMessages(analysisTexts);
  return <p className="soft">{failed}</p>;
}

interface Comparison {
  readonly judgements: readonly Judgement[];
  readonly tree: readonly TreeGuess[];
}

/** Judges the guesses in the background. */
const useComparison = ({ guesses }: VaultView, code: string): Comparison | 'failed' | undefined => {
  const [found, setFound] = useState<Comparison | 'failed'>();
  useEffect(() => {
    const solver = openSolver();
    let isOpen = true;
    const history = { options: VAULT_OPTIONS, guesses };
    const compare = async () => {
      const tree = await solver.ask({ task: 'tree', ...history, guess: code });
      const judgements = await solver.ask({ task: 'analyse', ...history });
      if (isOpen) setFound({ judgements, tree });
    };
    compare().catch(() => isOpen && setFound('failed'));
    return () => {
      isOpen = false;
      solver.close();
    };
  }, [guesses, code]);
  return found;
};

function TreePath({ path }: { readonly path: readonly TreeGuess[] }) {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  return (
    <section className="stack close">
      <h3>{say.tree(path.length)}</h3>
      <p className="soft small">{say.treeText}</p>
      <ol className="crack-tree-path small">
        {path.map((guess, i) => (
          <li key={guess.code} className="line wraps">
            <span className="number soft">{i + 1}</span>
            <SmallCode code={guess.code} />
            <PinText answer={guess} />
            <span className="soft">{say.possible(guess.before, guess.before.toLocaleString(locale))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many guesses others needed, as bars. */
function Others({ counts }: { readonly counts: readonly number[] }) {
  const say = useMessages(dailyTexts);
  const most = Math.max(...counts);
  if (most === 0) return null;
  return (
    <section className="stack close">
      <h3>{say.others}</h3>
      <ul className="crack-others small">
        {counts.map(
          (count, i) =>
            count > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number of guesses
              <li key={i}>
                <span>{i + 1 > VAULT_OPTIONS.attempts ? say.unopened : say.guesses(i + 1)}</span>
                <span className="bar" style={{ '--share': count / most }} />
                <span className="number">{count}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
