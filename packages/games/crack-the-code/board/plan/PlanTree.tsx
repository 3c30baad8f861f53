import { IconButton, useLocale, useMessages } from '@sesame/ui';
import { spoken } from '../crystals.ts';
import { Pins } from '../Pins.tsx';
import { Sockets } from '../Sockets.tsx';
import { boardTexts } from '../texts.ts';
import type { FollowUp, Path, PlanNode } from './plan-tree.ts';
import { planTexts } from './texts.ts';

interface PlanTreeProps {
  readonly root: PlanNode;
  /** The selected guess. */
  readonly path: Path;
  /** The number of the first guess. */
  readonly attempt: number;
  readonly onPick: (path: Path) => void;
  readonly onRemove: (path: Path) => void;
}

/** The tree of planned guesses. Press one to edit it. */
export function PlanTree(props: PlanTreeProps) {
  const say = useMessages(planTexts);
  return (
    <ul className="plan-tree" aria-label={say.tree}>
      <Branch {...props} node={props.root} at={[]} />
    </ul>
  );
}

function Branch(props: PlanTreeProps & { readonly node: PlanNode; readonly at: Path; readonly follow?: FollowUp }) {
  const { node, at, follow, path, attempt, onPick, onRemove } = props;
  const say = useMessages(planTexts);
  const { guessNumber, pins } = useMessages(boardTexts);
  const locale = useLocale();
  const { places } = node.draft;
  const number = attempt + at.length;
  const isPicked = at.join() === path.join();
  const code = places.some((letter) => letter === undefined) ? say.notYet : spoken(places.join(''), locale);
  const name = follow ? `${pins(follow.answer)}: ${guessNumber(number)}` : guessNumber(number);
  return (
    <li>
      <div className="line">
        {follow && <Pins answer={follow.answer} positions={places.length} />}
        <button
          type="button"
          className="plan-guess"
          aria-pressed={isPicked}
          aria-label={`${name}: ${code}`}
          onClick={() => onPick(at)}
        >
          <span className="number" aria-hidden="true">
            {number}
          </span>
          <Sockets letters={places} />
        </button>
        {follow && <IconButton icon="cross" size={16} label={say.remove(name)} onPress={() => onRemove(at)} />}
      </div>
      {node.cases.length > 0 && (
        <ul className="plan-tree">
          {node.cases.map((one, step) => (
            <Branch
              key={`${one.answer.black} ${one.answer.white}`}
              {...props}
              node={one.node}
              at={[...at, step]}
              follow={one}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
