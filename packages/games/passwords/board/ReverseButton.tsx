import { Button, useMessages } from '@sesame/ui';
import type { Composer } from './composer.ts';
import { wordBarTexts } from './word-bar-texts.ts';

/** Reverses the walk; the label shows how many stones that lays. */
export function ReverseButton({ composer: { walkOptions, reverse } }: { readonly composer: Composer }) {
  const say = useMessages(wordBarTexts);
  return (
    <Button
      tight
      icon={walkOptions?.walk.direction === 'anticlockwise' ? 'cw' : 'ccw'}
      isDisabled={!reverse}
      onPress={() => reverse?.()}
    >
      {say.reverse(walkOptions?.other?.safes.length ?? 0)}
    </Button>
  );
}
