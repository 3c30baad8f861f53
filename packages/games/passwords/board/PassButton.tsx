import { Button, useAnnounce, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { wordBarTexts } from './word-bar-texts.ts';

/** The second press must follow within this time. */
const CONFIRM_WITHIN_MS = 4000;

/** Passes at the second press. The first asks for confirmation and says if the pass ends the match. */
export function PassButton({ composer: { pass } }: { readonly composer: Composer }) {
  const { view } = useBoard();
  const say = useMessages(wordBarTexts);
  const announce = useAnnounce();
  const [askedIn, ask] = useState<number>();
  const turn = view.turns.length;
  const isAsked = askedIn === turn;
  useEffect(() => {
    if (askedIn === undefined) return;
    const timer = setTimeout(() => ask(undefined), CONFIRM_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [askedIn]);

  const endsIt = view.passes + 1 >= view.passesToEnd;
  const question = endsIt ? say.passEnds : say.passSure;
  const press = () => {
    if (!isAsked) {
      announce(question);
      return ask(turn);
    }
    ask(undefined);
    pass?.();
  };
  return (
    <Button tight variant={isAsked ? 'danger' : 'quiet'} isDisabled={!pass} onPress={press}>
      {isAsked ? question : say.pass}
    </Button>
  );
}
