import type { Seat } from '@sesame/kernel';
import { At, Plate, SeatStone, useMessages } from '@sesame/ui';
import type { Turn } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { BOX_AT } from './geometry.ts';
import type { RingScene } from './ring-scene.ts';
import { showWord } from './show-word.ts';
import { boardTexts } from './texts.ts';

/** The width for a word inside the ring; longer words get smaller letters. */
const CENTRE_WIDTH = 236;
const sizeOf = (word: string): number => Math.min(46, (CENTRE_WIDTH / word.length) * 1.4);

/** The last turn, or the one in its moment: player, word and result. */
export function LastTurn({ scene }: { readonly scene: Extract<RingScene, { readonly type: 'turn' }> }) {
  const say = useMessages(boardTexts);
  const { turn, moment } = scene;
  const isStruckOut = turn.type === 'wrong' && moment?.isStruckOut !== false;
  return (
    <>
      <At x={-20} y={-104}>
        <SeatStone seat={turn.seat} size={40} />
      </At>
      {turn.type === 'pass' ? (
        <text className="p-text" y="14" fontSize="40">
          {say.passes}
        </text>
      ) : (
        <text
          className={`p-text pw-word${isStruckOut ? ' wrong' : ''}`}
          y={-26 + sizeOf(turn.word) / 3}
          fontSize={sizeOf(turn.word)}
        >
          {showWord(turn.word)}
        </text>
      )}
      {turn.type === 'password' && <PasswordResult turn={turn} scene={scene} />}
      {isStruckOut && (
        <text className="p-num pw-note bad" y="30">
          {say.wrongWord}
        </text>
      )}
    </>
  );
}

interface PasswordResultProps {
  readonly turn: Extract<Turn, { readonly type: 'password' }>;
  readonly scene: Extract<RingScene, { readonly type: 'turn' }>;
}

/** The stones that the player has left: in the moment they count down while stones drop into the box. */
function PasswordResult({ turn, scene: { moment } }: PasswordResultProps) {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const { seat, safes, locked } = turn;
  const all = locked.flatMap(({ stones }) => stones);
  const boxed = moment?.boxed ?? all;
  const left = view.seats[seat]?.left ?? 0;
  const before = moment ? left : left + countOf(seat, all);
  return (
    <>
      <text className="p-text soft" y="16" fontSize="22">
        {say.stonesLaid(safes.length)}
      </text>
      <text className="p-num pw-left" y="50">
        {say.leftFromTo(before, before - countOf(seat, boxed))}
      </text>
      {locked.length > 0 && <Box boxed={boxed.filter((owner) => owner !== seat)} isOpen={moment !== undefined} />}
    </>
  );
}

const countOf = (seat: Seat, stones: readonly Seat[]): number => stones.filter((owner) => owner === seat).length;

/** The box that takes the stones of locked safes. Below its slot: the stones of other players that went with them. */
function Box({ boxed, isOpen }: { readonly boxed: readonly Seat[]; readonly isOpen: boolean }) {
  const owners = [...new Set(boxed)].sort((a, b) => a - b);
  const width = 44;
  return (
    <At x={BOX_AT[0]} y={BOX_AT[1]}>
      <g className={isOpen ? 'pw-box open' : 'pw-box'}>
        <Plate x={-62} y={-8} w={124} h={34} cut={7} className="p-slab" />
        <Plate x={-34} y={-12} w={68} h={9} cut={3} className="p-hole" />
        <Plate x={-34} y={-12} w={68} h={9} cut={3} className="p-rim" />
        {owners.map((owner, i) => (
          <At key={owner} x={(i - (owners.length - 1) / 2) * Math.min(width, 118 / owners.length)} y={12}>
            <At x={-19} y={-9}>
              <SeatStone seat={owner} size={18} />
            </At>
            <text className="p-text pw-boxed" x="9" y="6">
              {`−${countOf(owner, boxed)}`}
            </text>
          </At>
        ))}
      </g>
    </At>
  );
}
