import { listed, useLocale, useMessages, useName, usePlayers } from '@sesame/ui';
import { scorersIn } from '../rules/racing.ts';
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
  const scorers = scorersIn(round);
  const time = winningTime(round);
  const names = scorers.map((seat) => (seat === you ? say.you : name(seat)));
  const who = names.length === 0 ? say.nobody : listed(names, locale);
  const side = column < 2 ? 'from-left' : column > 3 ? 'from-right' : '';
  return (
    <span className={`mix-flag ${side}`}>{time === undefined ? who : say.flag(who, formatTime(time, locale))}</span>
  );
}
