import { listed, useLocale, useMessages, useName, usePlayers } from '@sesame/ui';
import { scorersIn } from '../rules/racing.ts';
import type { Round } from '../rules/state.ts';
import { formatTime } from './piece-names.ts';
import { boardTexts } from './texts.ts';

/** The winner's time in a round, in milliseconds. */
export const winningTime = ({ winner, tries }: Round): number | undefined =>
  tries.find(({ seat, right }) => right && seat === winner)?.time;

/** Flag with the winner and time at a target, kept inside the board and off the numbers in the corners of its middle. */
export function WinnerFlag(props: {
  readonly round: Round;
  readonly at: { readonly row: number; readonly column: number };
}) {
  const { round, at } = props;
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const { you } = usePlayers();
  const name = useName();
  const scorers = scorersIn(round);
  const time = winningTime(round);
  const names = scorers.map((seat) => (seat === you ? say.you : name(seat)));
  const who = names.length === 0 ? say.nobody : listed(names, locale);
  const side = at.column < 2 ? 'from-left' : at.column > 3 ? 'from-right' : '';
  const edge = at.row === 0 || at.row === 4 ? 'at-top' : '';
  return (
    <span className={`mix-flag ${side} ${edge}`}>
      {time === undefined ? who : say.flag(who, formatTime(time, locale))}
    </span>
  );
}
