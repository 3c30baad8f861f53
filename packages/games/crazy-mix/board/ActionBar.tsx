import { Button, IconButton, Slab, useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import { isEmpty } from './draft.ts';
import { PropertyPad } from './PropertyPad.tsx';
import { boardTexts } from './texts.ts';

/** Bar under the targets: property pad, buttons, or a hint. */
export function ActionBar() {
  const { view, composer, send, cardChoice, isLive } = useBoard();
  const say = useMessages(boardTexts);
  if (view.phase === 'over') return null;
  if (view.may.open) {
    return (
      <Slab className="mix-action mix-open-code">
        <p className="small soft">{say.openHint}</p>
        <Button variant="primary" icon="key" isDisabled={send === undefined} onPress={() => send?.({ type: 'open' })}>
          {say.open}
        </Button>
      </Slab>
    );
  }
  const isPad =
    isLive && !cardChoice && view.logo === undefined && !(view.options.apart && view.phase === 'race' && !composer);
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
  const { view, cardChoice, you } = useBoard();
  const say = useMessages(boardTexts);
  const hint = () => {
    if (cardChoice) return say.takeHint(cardChoice.count);
    if (view.may.point) return say.logoHint;
    if (you === undefined) return say.watchHint;
    return view.phase === 'race' && view.options.apart ? say.waitHint : '';
  };
  return <p className="small soft mix-hint">{hint()}</p>;
}
