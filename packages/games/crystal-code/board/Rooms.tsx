import { Crystal, Keyhole, Picture, useMessages, useName } from '@sesame/ui';
import { winnerOf } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { boardTexts } from './texts.ts';

const FINAL_ROOM = 7;
/** Crystals drawn per room; the final room also shows a number. */
const MAX_DRAWN_CRYSTALS = 5;
const MAX_DRAWN_IN_FINAL_ROOM = 3;

const isRaceOver = ({ stage }: View): boolean => stage === 'build' || stage === 'over';

/** The seven small rooms and the final room with their crystals. */
export function Rooms() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  return (
    <ol className="xc-rooms" aria-label={say.rooms}>
      {view.rooms.map((crystals, room) => {
        const isHere = room === view.room && view.stage !== 'over';
        const state = [
          'xc-room',
          room === FINAL_ROOM && 'is-final',
          isHere && (isRaceOver(view) ? 'is-raced' : 'is-here'),
          crystals === 0 && 'is-bare',
        ];
        const name = room === FINAL_ROOM ? say.finalRoom : say.room(room + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its index
          <li key={room} className={state.filter(Boolean).join(' ')} data-room={room} aria-current={isHere}>
            <span className="xc-room-name tiny" aria-hidden="true">
              {room === FINAL_ROOM ? say.final : room + 1}
            </span>
            <span className="xc-floor">
              {room === FINAL_ROOM && <Door />}
              {Array.from(
                { length: Math.min(room === FINAL_ROOM ? MAX_DRAWN_IN_FINAL_ROOM : MAX_DRAWN_CRYSTALS, crystals) },
                (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike
                  <Crystal key={i} colour="blue" size={18} glow={isHere} />
                ),
              )}
              {room === FINAL_ROOM && crystals > 0 && <b aria-hidden="true">{crystals}</b>}
            </span>
            <span className="visually-hidden">
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

/** Prizes of the current race. */
export function Prizes() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const name = useName();
  const last = winnerOf(view.history.at(-1));
  if (view.untimed) return <p className="small soft">{say.prizesEqual}</p>;
  if (view.room !== FINAL_ROOM) return <p className="small soft">{say.prizes}</p>;
  return (
    <p className="small soft">
      {say.prizesFinal} {view.round === 9 && last !== undefined && <b>{say.prizesSweep(name(last))}</b>}
    </p>
  );
}
