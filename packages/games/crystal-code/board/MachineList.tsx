import type { Seat } from '@sesame/kernel';
import { Icon, SeatName, SeatStone, useMessages, useName, usePlayers } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import { buildTexts } from './build-texts.ts';
import { MachinePicture } from './MachinePicture.tsx';
import { MachineFigures } from './MachineStatus.tsx';

/** Thumbnails of the other machines; pressing one shows it large, and your own takes its place here. */
export function MachineList() {
  const { view, you, shown } = useBoard();
  const say = useMessages(buildTexts);
  const seats = view.seats.flatMap((_, seat) => (seat === shown && (you === undefined || seat === you) ? [] : [seat]));
  return (
    <section className="xc-workshops" aria-label={say.machines}>
      {seats.map((seat) => (
        <MachineListItem key={seat} seat={seat} />
      ))}
    </section>
  );
}

function MachineListItem({ seat }: { readonly seat: Seat }) {
  const { view, you, shown, show } = useBoard();
  const { clock } = usePlayers();
  const say = useMessages(buildTexts);
  const name = useName();
  const one = view.seats[seat];
  if (one === undefined) return null;
  const isBuilding = view.stage === 'build' && !one.built;
  return (
    <div className={`slab xc-workshop${seat === shown ? ' is-shown' : ''}`}>
      <button
        type="button"
        className="xc-look"
        data-lies-below
        aria-label={seat === you ? say.lookYours : say.look(name(seat))}
        aria-pressed={seat === shown}
        onClick={() => show(seat)}
      />
      <MachinePicture machine={one.machine} />
      <span className="xc-workshop-text">
        <span className="xc-owner">
          <SeatStone seat={seat} size={20} />
          <b>
            <SeatName seat={seat} />
          </b>
        </span>
        <MachineFigures status={one.status} />
        <span className="tiny soft">
          {say.cards(one.status.cards)}, {say.inHand(one.cards)}
        </span>
        {view.stage === 'build' && (
          <span className={`tiny xc-progress${isBuilding ? ' brass' : ' soft'}`}>
            {!isBuilding && <Icon name="check" size={14} />}
            <span>{isBuilding ? say.isBuilding : say.hasBuilt}</span>
            {isBuilding && clock?.(seat)}
          </span>
        )}
      </span>
    </div>
  );
}
