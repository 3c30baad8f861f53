import { useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { TwoPressButton } from './TwoPressButton.tsx';
import { wordBarTexts } from './word-bar-texts.ts';

/** Passes; says if that ends the match. Absent in puzzles, where nobody can pass. */
export function PassButton({ composer: { pass } }: { readonly composer: Composer }) {
  const { view } = useBoard();
  const say = useMessages(wordBarTexts);
  if (view.passesToEnd === 0) return null;
  const endsIt = view.passes + 1 >= view.passesToEnd;
  return <TwoPressButton label={say.pass} question={endsIt ? say.passEnds : say.passSure} onPress={pass} />;
}
