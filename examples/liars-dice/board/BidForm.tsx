import { Button, IconButton } from '@sesame/ui';
import { FACES, type Move, type View } from '../rules/index.ts';
import { Die } from './Die.tsx';
import { countText, faceText } from './texts.ts';
import type { Draft } from './use-draft.ts';

/** Where a player bids or doubts. */
export function BidForm(props: {
  readonly view: View;
  readonly draft: Draft | undefined;
  readonly play: (move: Move) => void;
}) {
  const { view, draft, play } = props;
  const { lowest = [], doubt = false } = view.may ?? {};
  return (
    <fieldset className="bid-form">
      <legend className="visually-hidden">Your turn</legend>
      {draft && (
        <>
          <div className="face-keys">
            {FACES.map((face) => (
              <Button
                key={face}
                className={face === draft.face ? 'face-key chosen' : 'face-key'}
                aria-label={faceText(face)}
                isDisabled={!lowest[face - 1]}
                onPress={() => draft.choose(face)}
              >
                <Die face={face} size={36} isWild={view.options.wild} />
              </Button>
            ))}
          </div>
          <div className="count-keys">
            <IconButton
              icon="minus"
              label="Fewer dice"
              isDisabled={draft.count <= draft.range[0]}
              onPress={() => draft.more(-1)}
            />
            <output className="count display">{draft.count}</output>
            <IconButton
              icon="plus"
              label="More dice"
              isDisabled={draft.count >= draft.range[1]}
              onPress={() => draft.more(1)}
            />
          </div>
        </>
      )}
      <div className="act-keys">
        {draft && (
          <Button variant="primary" onPress={() => play({ type: 'bid', count: draft.count, face: draft.face })}>
            Bid {countText(draft)}
          </Button>
        )}
        {doubt && (
          <Button variant={draft ? 'plain' : 'primary'} onPress={() => play({ type: 'doubt' })}>
            Liar!
          </Button>
        )}
      </div>
    </fieldset>
  );
}
