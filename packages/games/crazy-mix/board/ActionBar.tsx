import { Button, IconButton, Slab, useMessages } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { isApart, lastRound, useBoard } from './board-context.ts';
import { isEmpty } from './draft.ts';
import { PropertyPad } from './PropertyPad.tsx';
import { ReadyPanel } from './ReadyPanel.tsx';
import { RoundResult } from './RoundResult.tsx';
import { hasPad } from './symbol-composer.ts';
import { boardTexts } from './texts.ts';

/** Bar under the targets: result of the last round, property pad, buttons, or a hint. */
export function ActionBar() {
  const { view, deciding } = useBoard();
  if (view.phase === 'over') return null;
  if (view.may.open) return <OpenPanel />;
  if (view.phase === 'ready') return <ReadyPanel />;
  const last = lastRound(view);
  if (last && !deciding && isBetweenRounds(view)) {
    return (
      <Slab className="mix-action mix-between">
        <RoundResult round={last} />
        <Hint />
        <PauseButton />
      </Slab>
    );
  }
  return <RaceBar />;
}

/** Whether the last round is decided and no card of the next one is face up yet. */
const isBetweenRounds = ({ phase, turning }: View): boolean => phase === 'taking' || turning?.turned === 0;

/** CM34: asks for a break, or tells that one is due. */
function PauseButton() {
  const { view, send, isLive } = useBoard();
  const say = useMessages(boardTexts);
  if (view.isBreakDue) return <p className="small brass">{say.breakDue}</p>;
  if (!isLive || !view.may.pause) return null;
  return (
    <Button variant="quiet" tight isDisabled={send === undefined} onPress={() => send?.({ type: 'pause' })}>
      {say.pause}
    </Button>
  );
}

function OpenPanel() {
  const { view, send } = useBoard();
  const say = useMessages(boardTexts);
  const last = lastRound(view);
  return (
    <Slab className="mix-action mix-open-code">
      {view.untimed && last ? (
        <RoundResult round={last} />
      ) : (
        <p className="small soft">{view.untimed ? say.openUntimed : say.openHint}</p>
      )}
      <Button
        variant="primary"
        icon="key"
        data-focus-next
        isDisabled={send === undefined}
        onPress={() => send?.({ type: 'open' })}
      >
        {say.open}
      </Button>
    </Slab>
  );
}

function RaceBar() {
  const { view, composer, send, cardChoice, isLive } = useBoard();
  const say = useMessages(boardTexts);
  const isPad =
    isLive &&
    hasPad(view) &&
    !cardChoice &&
    view.logo === undefined &&
    !(isApart(view) && view.phase === 'race' && !composer);
  return (
    <div className="mix-action">
      {isPad ? <PropertyPad composer={composer} /> : <Hint />}
      {composer && (
        <IconButton
          icon="clear"
          label={say.clear}
          className="mix-clear"
          isDisabled={isEmpty(composer.draft)}
          onPress={composer.clear}
        />
      )}
      {view.may.pass && (
        <IconButton
          icon="flag"
          label={say.pass}
          className="mix-pass"
          isDisabled={send === undefined}
          onPress={() => send?.({ type: 'pass' })}
        />
      )}
    </div>
  );
}

/** Hint shown in place of the pad. */
function Hint() {
  const { view, cardChoice, you, deciding } = useBoard();
  const say = useMessages(boardTexts);
  const hint = () => {
    if (deciding) return '';
    if (cardChoice) return say.takeHint(cardChoice.count);
    if (view.may.point) return view.logo === undefined ? say.pointHint : say.logoHint;
    if (you === undefined) return say.watchHint;
    return view.phase === 'race' && isApart(view) ? say.waitHint : '';
  };
  const text = hint();
  return text === '' ? null : <p className="small soft mix-hint">{text}</p>;
}
