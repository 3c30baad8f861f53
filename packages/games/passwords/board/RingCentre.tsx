import { At, SeatStone, useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import type { RingScene } from './ring-scene.ts';
import { showWord } from './show-word.ts';
import { boardTexts } from './texts.ts';

/** The width for a word inside the ring; longer words get smaller letters. */
const CENTRE_WIDTH = 236;
const sizeOf = (word: string): number => Math.min(46, (CENTRE_WIDTH / word.length) * 1.4);

/** Centre of the ring: the stones of the draft, or the last turn. Screen readers get this from elsewhere. */
export function RingCentre({ scene }: { readonly scene: RingScene }) {
  const say = useMessages(boardTexts);
  const { view } = useBoard();
  switch (scene.type) {
    case 'begin':
      return view.phase === 'lay-out' ? null : <Tally number={view.pile} caption={say.inPile} />;
    case 'draft': {
      const stones = scene.way?.walk.safes.length ?? 0;
      const locks = scene.way?.locks.length ?? 0;
      return (
        <Tally
          number={stones}
          caption={stones === 0 ? say.noWalk : say.stonesToLay(stones)}
          note={locks === 0 ? undefined : say.safesLock(locks)}
        />
      );
    }
    case 'turn':
      return <LastTurn scene={scene} />;
  }
}

/** A large number with a caption and an optional note. */
export function Tally(props: {
  readonly number: number;
  readonly caption: string;
  readonly note?: string | undefined;
}) {
  return (
    <>
      <text className="p-text" y="-2" fontSize="84">
        {props.number}
      </text>
      <text className="p-text soft" y="36" fontSize="26">
        {props.caption}
      </text>
      {props.note && (
        <text className="p-num pw-note" y="72">
          {props.note}
        </text>
      )}
    </>
  );
}

/** The last turn: player, word and result. */
function LastTurn({ scene: { turn } }: { readonly scene: Extract<RingScene, { readonly type: 'turn' }> }) {
  const say = useMessages(boardTexts);
  return (
    <>
      <At x={-20} y={-82}>
        <SeatStone seat={turn.seat} size={40} />
      </At>
      {turn.type === 'pass' ? (
        <text className="p-text" y="14" fontSize="40">
          {say.passes}
        </text>
      ) : (
        <text
          className={`p-text pw-word${turn.type === 'wrong' ? ' wrong' : ''}`}
          y={sizeOf(turn.word) / 3}
          fontSize={sizeOf(turn.word)}
        >
          {showWord(turn.word)}
        </text>
      )}
      {turn.type === 'password' && (
        <text className="p-text soft" y="48" fontSize="24">
          {say.stonesLaid(turn.safes.length)}
        </text>
      )}
      {turn.type === 'password' && turn.locked.length > 0 && (
        <text className="p-num pw-note" y="80">
          {say.safesLocked(turn.locked.length)}
        </text>
      )}
      {turn.type === 'wrong' && (
        <text className="p-num pw-note bad" y="50">
          {say.wrongWord}
        </text>
      )}
    </>
  );
}
