import { Button, useMessages } from '@sesame/ui';
import { bar } from './bar-words.ts';
import type { Composer } from './composer.ts';

/** Walks the other way around, and says how many stones that lays. */
export function OtherWay({ composer: { way, turnRound } }: { readonly composer: Composer }) {
  const say = useMessages(bar);
  return (
    <Button
      tight
      icon={way?.walk.direction === 'anticlockwise' ? 'cw' : 'ccw'}
      isDisabled={!turnRound}
      onPress={() => turnRound?.()}
    >
      {say.otherWay(way?.other?.safes.length ?? 0)}
    </Button>
  );
}
