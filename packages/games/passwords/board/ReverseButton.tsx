import { Button, useMessages } from '@sesame/ui';
import type { Composer } from './composer.ts';
import { wordBarTexts } from './word-bar-texts.ts';

/** Walks the other way around, and says how many stones that lays. */
export function OtherWay({ composer: { way, turnRound } }: { readonly composer: Composer }) {
  const say = useMessages(wordBarTexts);
  return (
    <Button
      tight
      icon={way?.walk.direction === 'anticlockwise' ? 'cw' : 'ccw'}
      isDisabled={!turnRound}
      onPress={() => turnRound?.()}
    >
      {say.reverse(way?.other?.safes.length ?? 0)}
    </Button>
  );
}
