import { useLocale, useMessages, useName, usePlayers } from '@sesame/ui';
import type { Round } from '../rules/state.ts';
import { formatTime } from './piece-names.ts';
import { boardTexts } from './texts.ts';

/** The winner's time in a round, in milliseconds. */
export const winningTime = ({ winner, tries }: Round): number | undefined =>
  tries.find(({ seat, right }) => right && seat === winner)?.time;

/** Flag with the winner and time, kept inside the board. */
export function WinnerFlag({ round, column }: { readonly round: Round; readonly column: number }) {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const { you } = usePlayers();
  const name = useName();
  const { winner } = round;
  const time = winningTime(round);
  const who = winner === undefined ? say.nobody : winner === you ? say.you : name(winner);
  const side = column < 2 ? 'from-left' : column > 3 ? 'from-right' : '';
  return (
    <span className={`mix-flag ${side}`}>{time === undefined ? who : say.flag(who, formatTime(time, locale))}</span>
  );
}
