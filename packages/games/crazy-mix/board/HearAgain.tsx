import { IconButton, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import { describeRound } from './card-descriptions.ts';
import { boardTexts } from './texts.ts';

/** Untimed: says the round once more, as does its key. */
export function HearAgain() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const announce = useAnnounce();
  const locale = useLocale();
  if (!view.untimed || !view.may.point) return null;
  return <IconButton icon="sound" label={say.hear} onPress={() => announce(describeRound(view, locale))} />;
}
