import { Crystal, Keyhole, Picture, useMessages, useName } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import { useTable } from './board-context.ts';
import { boardTexts } from './texts.ts';

const FINAL = 7;
/** What a small room can hold is drawn; in the final room more than a few are a number. */
const DRAWN = 5;
const DRAWN_FINAL = 3;

/** What a room still holds in this round: while it is raced for, all of it. */
const isDone = ({ stage }: View): boolean => stage === 'build' || stage === 'over';

/** The rooms as a place: seven in a row along the corridor, and the final room at its end. */
export function Rooms() {
  const { view } = useTable();
  const say = useMessages(boardTexts);
  return (
    <ol className="xc-rooms" aria-label={say.rooms}>
      {view.rooms.map((crystals, room) => {
        const isHere = room === view.room && view.stage !== 'over';
        const state = [
          'xc-room',
          room === FINAL && 'is-final',
          isHere && (isDone(view) ? 'is-raced' : 'is-here'),
          crystals === 0 && 'is-bare',
        ];
        const name = room === FINAL ? say.finalRoom : say.room(room + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its index
          <li key={room} className={state.filter(Boolean).join(' ')} data-room={room} aria-current={isHere}>
            <span className="xc-room-name tiny" aria-hidden="true">
              {room === FINAL ? say.final : room + 1}
            </span>
            <span className="xc-floor">
              {room === FINAL && <Door />}
              {Array.from({ length: Math.min(room === FINAL ? DRAWN_FINAL : DRAWN, crystals) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike
                <Crystal key={i} colour="blue" size={18} glow={isHere} />
              ))}
              {room === FINAL && crystals > 0 && <b aria-hidden="true">{crystals}</b>}
            </span>
            <span className="unseen">
              {name}: {say.inRoom(crystals)}
              {isHere && `, ${say.thisRound}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Door() {
  return (
    <Picture width={30} box="-40 -52 80 104" className="xc-door">
      <Keyhole />
    </Picture>
  );
}

/** What this round's race is about. */
export function Prizes() {
  const { view } = useTable();
  const say = useMessages(boardTexts);
  const name = useName();
  const last = view.history.at(-1)?.finishers[0]?.seat;
  if (view.room !== FINAL) return <p className="small soft">{say.prizes}</p>;
  return (
    <p className="small soft">
      {say.prizesFinal} {view.round === 9 && last !== undefined && <b>{say.prizesSweep(name(last))}</b>}
    </p>
  );
}
