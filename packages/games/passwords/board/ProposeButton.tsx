import { Button, useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { proposalTexts } from './proposal-texts.ts';
import { TwoPressButton } from './TwoPressButton.tsx';

/** PW21: asks the others to allow the typed word. In a strict match a no loses the turn, so it takes two presses. */
export function ProposeButton({ composer: { propose } }: { readonly composer: Composer }) {
  const { view } = useBoard();
  const say = useMessages(proposalTexts);
  if (!propose) return null;
  if (view.options.strict) return <TwoPressButton label={say.propose} question={say.proposeSure} onPress={propose} />;
  return (
    <Button tight variant="quiet" onPress={propose}>
      {say.propose}
    </Button>
  );
}
