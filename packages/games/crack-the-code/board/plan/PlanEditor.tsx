import '../board.css';
import '../tray.css';
import './plan.css';
import { Button, type PlanProps, useMessages } from '@sesame/ui';
import { type KeyboardEvent, useState } from 'react';
import type { Plan as PlanOf } from '../../rules/plan.ts';
import type { Guess, View } from '../../rules/state.ts';
import type { Composer } from '../composer.ts';
import { paletteOf } from '../crystals.ts';
import { codeOf, edited, isEmpty } from '../draft.ts';
import { editFor } from '../keys.ts';
import { Palette } from '../Palette.tsx';
import { DraftSockets } from '../Sockets.tsx';
import { useSpokenDraft } from '../spoken-draft.ts';
import { boardTexts } from '../texts.ts';
import { AnswerPicker } from './AnswerPicker.tsx';
import { PlanTree } from './PlanTree.tsx';
import {
  emptyNode,
  makePlan,
  nodeAt,
  type Path,
  type PlanNode,
  readTree,
  remainingPlan,
  withNode,
  withoutNode,
} from './plan-tree.ts';
import { planTexts } from './texts.ts';

/** Editor for a tree of planned guesses. It is reset after every guess. */
export default function PlanEditor(props: PlanProps<View>) {
  const { guesses } = props.view.seats[props.seat === 0 ? 0 : 1];
  return <GuessPlanEditor key={guesses.length} {...props} guesses={guesses} />;
}

function GuessPlanEditor({ view, plan, onSave, guesses }: PlanProps<View> & { readonly guesses: readonly Guess[] }) {
  const say = useMessages(planTexts);
  const { guessNumber } = useMessages(boardTexts);
  const { options } = view;
  const [root, setRoot] = useState<PlanNode>(() => {
    const rest = plan === undefined ? undefined : remainingPlan(plan as PlanOf, guesses);
    return rest ? readTree(rest) : emptyNode(options.positions);
  });
  const [path, setPath] = useState<Path>([]);
  const attempt = guesses.length + 1;
  const change = (next: Path, how: (node: PlanNode) => PlanNode) => setRoot(withNode(root, next, how));
  const speak = useSpokenDraft();
  const composer = composerOf(nodeAt(root, path), options.repeats, (node) => {
    speak(nodeAt(root, path).draft, node.draft);
    change(path, () => node);
  });
  const ready = makePlan(root, attempt);

  const press = (event: KeyboardEvent) => {
    const isOthers = event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape';
    const act = isOthers ? undefined : editFor(composer, event.key, paletteOf(options));
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="crack-frame">
      <div className="crack crack-plan" style={{ '--places': options.positions }}>
        <p className="small soft">{say.text}</p>
        <PlanTree
          {...{ root, path, attempt }}
          onPick={setPath}
          onRemove={(gone) => {
            setRoot(withoutNode(root, gone));
            setPath(gone.slice(0, -1));
          }}
        />
        <fieldset className="plan-editor well" onKeyDown={press}>
          <legend className="visually-hidden">{guessNumber(attempt + path.length)}</legend>
          <DraftSockets composer={composer} />
          <Palette letters={paletteOf(options)} composer={composer} />
        </fieldset>
        <AnswerPicker
          key={path.join()}
          {...{ root, path, options }}
          guesses={[...guesses, ...guessesOn(root, path)]}
          isLast={attempt + path.length >= options.attempts}
          onAdd={(answer) => {
            const { cases } = nodeAt(root, path);
            const node = emptyNode(options.positions);
            change(path, (now) => ({ ...now, cases: [...now.cases, { answer, node }] }));
            setPath([...path, cases.length]);
          }}
        />
        <Button variant="primary" isDisabled={!ready || !onSave} onPress={() => onSave?.(ready)}>
          {say.save}
        </Button>
      </div>
    </div>
  );
}

/** Planned guesses above the selected one, with the answers that the plan assumes. */
const guessesOn = (root: PlanNode, path: Path): readonly Guess[] =>
  path.map((step, depth) => {
    const { draft, cases } = nodeAt(root, path.slice(0, depth));
    return { code: codeOf(draft) ?? '', ...(cases[step]?.answer ?? { black: 0, white: 0 }) };
  });

const composerOf = (node: PlanNode, repeats: boolean, put: (node: PlanNode) => void): Composer => {
  const { draft } = node;
  const edit: Composer['edit'] = (how) => put({ ...node, draft: edited(draft, how) });
  return {
    purpose: 'guess',
    step: 'plan',
    draft,
    isSent: false,
    edit,
    takeOrigin: () => undefined,
    undo: undefined,
    clear: isEmpty(draft) ? undefined : () => edit({ type: 'clear' }),
    confirm: undefined,
    isFree: (letter) => repeats || !draft.places.some((other, i) => other === letter && i !== draft.at),
  };
};
