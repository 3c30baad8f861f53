import type { Seat } from '@sesame/kernel';
import { SeatStone, useLocale, useMessages } from '@sesame/ui';
import type { Trophy, View } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { trophyName } from './names.ts';
import { heldOf, progressOf } from './progress.ts';
import { useTable } from './table.ts';
import { trophies } from './trophies-words.ts';

/** In the middle of the rosette: how near everybody is to one trophy. */
export function Nearness({ trophy }: { readonly trophy: Trophy }) {
  const { view } = useTable();
  const locale = useLocale();
  const figure = useFigure();
  return (
    <>
      <p className="nearness-name">
        <b>{PRIZES[trophy].value}</b> {trophyName(trophy, locale)}
      </p>
      <ul className={`nearness of-${view.seats.length}`}>
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

const useFigure = () => {
  const say = useMessages(trophies);
  return (view: View, trophy: Trophy, seat: Seat): string => {
    const side = view.seats[seat];
    if (side === undefined) return '';
    if (side.trophies.includes(trophy)) return '✓';
    const progress = progressOf(trophy, side.collection);
    if (progress === undefined) return say.blueTiles(side.collection.blue.count);
    if (heldOf(view, seat, PRIZES[trophy].colour)) return say.another;
    return say.have(Math.min(progress.have, progress.need), progress.need);
  };
};
