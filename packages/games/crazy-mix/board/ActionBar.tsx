import { Button, IconButton, Slab, useMessages } from '@sesame/ui';
import { useTable } from './board-context.ts';
import { isEmpty } from './draft.ts';
import { Pad } from './PropertyPad.tsx';
import { boardTexts } from './texts.ts';

/** Under the targets: what can be done now, by hand or by keys; or what is waited for. */
export function Action() {
  const { view, composer, send, taking, isLive } = useTable();
  const say = useMessages(boardTexts);
  if (view.phase === 'over') return null;
  if (view.may.open) {
    return (
      <Slab className="mix-action mix-opening">
        <p className="small soft">{say.openHint}</p>
        <Button variant="primary" icon="key" isDisabled={send === undefined} onPress={() => send?.({ type: 'open' })}>
          {say.open}
        </Button>
      </Slab>
    );
  }
  const isPad =
    isLive && !taking && view.logo === undefined && !(view.options.apart && view.phase === 'race' && !composer);
  return (
    <div className="mix-action">
      {isPad ? <Pad composer={composer} /> : <Hint />}
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

/** What helps where there is nothing to choose. */
function Hint() {
  const { view, taking, you } = useTable();
  const say = useMessages(boardTexts);
  const hint = () => {
    if (taking) return say.takeHint(taking.count);
    if (view.may.point) return say.logoHint;
    if (you === undefined) return say.watchHint;
    return view.phase === 'race' && view.options.apart ? say.waitHint : '';
  };
  return <p className="small soft mix-hint">{hint()}</p>;
}
