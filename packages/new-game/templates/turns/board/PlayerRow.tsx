import type { Seat } from '@sesame/kernel';
import { Crystal, SeatName, SeatStone, usePlayers } from '@sesame/ui';
import { COLOURS, type View } from '../rules/state.ts';

/** A player: name, points, crystals by colour, and the claim. */
export function PlayerRow(props: {
  readonly view: View;
  readonly seat: Seat;
  readonly selected?: number | undefined;
  readonly onSelect?: (own: number) => void;
}) {
  const { view, seat, selected, onSelect } = props;
  const { clock } = usePlayers();
  const player = view.players[seat];
  if (player === undefined) return;
  const groups = COLOURS.map((colour) => player.crystals.flatMap((one, own) => (one === colour ? [own] : [])));
  return (
    <section className={`slab crystal-player${view.turn === seat ? ' on' : ''}`}>
      <header>
        <SeatStone seat={seat} />
        <b>
          <SeatName seat={seat} />
        </b>
        {player.claim && (
          <span className="small soft crystal-note">
            claims <Crystal colour={player.claim} size={20} glow={false} label={player.claim} />
          </span>
        )}
        {/* #if hidden */}
        {player.favourite && (
          <span className="small soft crystal-note">
            favours <Crystal colour={player.favourite} size={20} glow={false} label={player.favourite} />
          </span>
        )}
        {/* #endif */}
        <span className="crystal-score">{player.score}</span>
        {clock?.(seat)}
      </header>
      <div className="crystal-groups">
        {player.crystals.length === 0 && <span className="small soft">No crystals yet</span>}
        {groups.map((owned, i) =>
          owned.length === 0 ? undefined : (
            <div key={COLOURS[i]} className="crystal-group">
              {owned.map((own) =>
                onSelect === undefined ? (
                  <Crystal key={own} colour={COLOURS[i] ?? 'red'} size={30} label={COLOURS[i] ?? ''} />
                ) : (
                  <button
                    key={own}
                    type="button"
                    className="crystal-own"
                    aria-pressed={selected === own}
                    aria-label={`Swap ${COLOURS[i]}`}
                    onClick={() => onSelect(own)}
                  >
                    <Crystal colour={COLOURS[i] ?? 'red'} size={30} />
                  </button>
                ),
              )}
            </div>
          ),
        )}
      </div>
    </section>
  );
}
