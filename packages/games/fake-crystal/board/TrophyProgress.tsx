import type { Seat } from '@sesame/kernel';
import { SeatStone, useLocale, useMessages } from '@sesame/ui';
import type { Trophy, View } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { useBoard } from './board-context.ts';
import { trophyName } from './piece-names.ts';
import { heldOf, progressOf } from './trophy-progress.ts';
import { trophyTexts } from './trophy-texts.ts';

/** Everybody's progress towards one trophy, shown in the middle of the trophy board. */
export function TrophyProgress({ trophy }: { readonly trophy: Trophy }) {
  const { view } = useBoard();
  const locale = useLocale();
  const figure = useProgressText();
  return (
    <>
      <p className="trophy-progress-name">
        <b>{PRIZES[trophy].value}</b> {trophyName(trophy, locale)}
      </p>
      <ul className={`trophy-progress of-${view.seats.length}`}>
        {view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <SeatStone seat={seat} size={14} />
            {figure(view, trophy, seat)}
          </li>
        ))}
      </ul>
    </>
  );
}

const useProgressText = () => {
  const say = useMessages(trophyTexts);
  return (view: View, trophy: Trophy, seat: Seat): string => {
    const side = view.seats[seat];
    if (side === undefined) return '';
    if (side.trophies.includes(trophy)) return '✓';
    const progress = progressOf(trophy, side.collection);
    if (progress === undefined) return say.blueCrystals(side.collection.blue.crystals);
    if (heldOf(view, seat, PRIZES[trophy].colour)) return say.another;
    return say.have(Math.min(progress.have, progress.need), progress.need);
  };
};
