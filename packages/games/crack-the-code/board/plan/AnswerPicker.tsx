import { Button, Progress, useMessages } from '@sesame/ui';
import type { Pins as Answer, Guess, Options } from '../../rules/state.ts';
import { codeOf } from '../draft.ts';
import { Pins } from '../Pins.tsx';
import { boardTexts } from '../texts.ts';
import { isSame, MAX_PLAN_DEPTH, nodeAt, type Path, type PlanNode } from './plan-tree.ts';
import { planTexts } from './texts.ts';
import { usePossibleAnswers } from './use-possible-answers.ts';

/** Possible answers to the selected guess: press one to plan the follow-up. */
export function AnswerPicker(props: {
  readonly root: PlanNode;
  readonly path: Path;
  readonly options: Options;
  /** Earlier guesses, with the real answers or those assumed by the plan. */
  readonly guesses: readonly Guess[];
  /** It is the last guess of the match. */
  readonly isLast: boolean;
  readonly onAdd: (answer: Answer) => void;
}) {
  const { root, path, options, guesses, isLast, onAdd } = props;
  const say = useMessages(planTexts);
  const { pins } = useMessages(boardTexts);
  const { draft, cases } = nodeAt(root, path);
  const isDeep = path.length + 1 >= MAX_PLAN_DEPTH || isLast;
  const { answers, again } = usePossibleAnswers(options, guesses, isDeep ? undefined : codeOf(draft));
  if (isDeep) return <p className="small soft">{say.deepest}</p>;
  if (answers === undefined) return <p className="small soft">{say.chooseFirst}</p>;
  if (answers === 'asked') return <Progress label={say.thinking} />;
  if (answers === 'failed') {
    return (
      <p className="small bad">
        {say.failed}{' '}
        <Button tight onPress={again}>
          {say.retry}
        </Button>
      </p>
    );
  }
  const open = answers.filter((answer) => !cases.some((one) => isSame(one.answer, answer)));
  const odd = cases.filter(({ answer }) => !answers.some((one) => isSame(one, answer)));
  return (
    <div className="stack close">
      <p className="small">{open.length > 0 ? say.ifAnswered : say.last}</p>
      <div className="plan-answers">
        {open.map((answer) => (
          <button
            key={`${answer.black} ${answer.white}`}
            type="button"
            className="plan-answer"
            aria-label={pins(answer)}
            onClick={() => onAdd(answer)}
          >
            <Pins answer={answer} positions={options.positions} />
          </button>
        ))}
      </div>
      {odd.map(({ answer }) => (
        <p key={`${answer.black} ${answer.white}`} className="small soft">
          {pins(answer)}: {say.impossible}
        </p>
      ))}
    </div>
  );
}
