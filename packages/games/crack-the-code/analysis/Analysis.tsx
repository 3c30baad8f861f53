import './analysis.css';
import type { Locale, MatchRecord } from '@sesame/kernel';
import { Icon, type IconName, Progress, useLocale, useMessages } from '@sesame/ui';
import { useMemo } from 'react';
import { PinText, SmallCode } from '../board/SmallCode.tsx';
import { Cloud } from '../insight/Insight.tsx';
import type { Guess } from '../rules/state.ts';
import type { Judgement, Verdict } from '../solver/analysis.ts';
import type { GuessHistory } from '../solver/possible-codes.ts';
import { skillAndLuck } from '../solver/skill-and-luck.ts';
import { guessHistoriesOf, useJudgements } from './judgements.ts';
import { analysisTexts } from './texts.ts';

const SIGNS: Readonly<Record<Verdict, IconName>> = { best: 'trophy', good: 'check', inaccuracy: 'minus' };

/** Analysis after the match: codes left by every guess, and by the best guess. */
export function Analysis({ record }: { readonly record: MatchRecord }) {
  const histories = useMemo(() => guessHistoriesOf(record), [record]);
  const say = useMessages(analysisTexts);
  return histories ? <Judged histories={histories} names={record.seats} /> : <p className="soft">{say.unreadable}</p>;
}

function Judged({
  histories,
  names,
}: {
  readonly histories: readonly GuessHistory[];
  readonly names: readonly string[];
}) {
  const say = useMessages(analysisTexts);
  const judged = useJudgements(histories);
  if (judged === 'failed') return <p className="soft">{say.failed}</p>;
  return (
    <div className="crack-analysis stack">
      {histories.map(({ options, guesses }, seat) => {
        const judgements = judged[seat];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <section key={seat} className="stack close">
            <h3>{say.guesses(names[seat] ?? '')}</h3>
            {guesses.length > 0 && <Cloud options={options} guesses={guesses} />}
            {judgements && <Judgements guesses={guesses} judgements={judgements} />}
          </section>
        );
      })}
      {judged.length < histories.length && (
        <Progress label={say.thinking} value={(judged.length + 0.3) / histories.length} />
      )}
    </div>
  );
}

interface JudgementsProps {
  readonly guesses: readonly Guess[];
  readonly judgements: readonly Judgement[];
}

/** A table with a verdict on every guess. */
export function Judgements({ guesses, judgements }: JudgementsProps) {
  const say = useMessages(analysisTexts);
  if (guesses.length === 0) return <p className="soft">{say.noGuesses}</p>;
  return (
    <>
      <table className="small">
        <thead className="soft">
          <tr>
            <th scope="col">{say.guess}</th>
            <th scope="col">{say.possible}</th>
            <th scope="col">{say.left}</th>
            <th scope="col">{say.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {guesses.map((guess, i) => {
            const judgement = judgements[i];
            // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
            return judgement && <JudgedGuess key={i} number={i + 1} guess={guess} judgement={judgement} />;
          })}
        </tbody>
      </table>
      <p className="soft tiny">{say.skillAndLuck}</p>
    </>
  );
}

interface JudgedGuessProps {
  readonly number: number;
  readonly guess: Guess;
  readonly judgement: Judgement;
}

const signed = (luck: number, locale: Locale): string =>
  luck.toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' });

function JudgedGuess({ number, guess, judgement }: JudgedGuessProps) {
  const { before, after, expected, best, bestExpected, verdict } = judgement;
  const say = useMessages(analysisTexts);
  const locale = useLocale();
  const { skill, luck } = skillAndLuck(judgement);
  const shown = (count: number) => count.toLocaleString(locale, { maximumFractionDigits: count < 10 ? 1 : 0 });
  return (
    <tr>
      <th scope="row">
        <span className="judged">
          <span className="number soft">{number}</span>
          <SmallCode code={guess.code} />
          <PinText answer={guess} />
        </span>
      </th>
      <td>{after === 0 ? say.found(shown(before)) : say.fromTo(shown(before), shown(after))}</td>
      <td>
        {say.average(shown(expected))}
        <span className="soft">
          {say.skill(skill.toLocaleString(locale, { style: 'percent' }))} · {say.luck(signed(luck, locale))}
        </span>
        {verdict !== 'best' && (
          <span className="soft">
            {say.best(shown(bestExpected))} <SmallCode code={best} />
          </span>
        )}
      </td>
      <td>
        <span className={`verdict is-${verdict}`}>
          <Icon name={SIGNS[verdict]} size={16} />
          {say.verdicts[verdict]}
        </span>
      </td>
    </tr>
  );
}
