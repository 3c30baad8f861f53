import { useMessages } from '@sesame/ui';
import { goneWith } from '../search/position.ts';
import { useBoard } from './board-context.ts';
import { LastTurn } from './LastTurn.tsx';
import type { RingScene } from './ring-scene.ts';
import { boardTexts } from './texts.ts';

/** Centre of the ring: the stones of the draft, or the last turn. Screen readers get this from elsewhere. */
export function RingCentre({ scene }: { readonly scene: RingScene }) {
  const say = useMessages(boardTexts);
  const { view, you } = useBoard();
  switch (scene.type) {
    case 'begin':
      return view.phase === 'lay-out' || view.pile === 0 ? null : <Tally number={view.pile} caption={say.inPile} />;
    case 'draft': {
      const stones = scene.way?.walk.safes.length ?? 0;
      const locks = scene.way?.locks ?? [];
      const left = view.seats[you ?? -1]?.left ?? 0;
      return (
        <Tally
          number={stones}
          caption={stones === 0 ? say.noWalk : say.stonesToLay(stones)}
          note={locks.length === 0 ? undefined : say.safesLock(locks.length)}
          result={
            locks.length === 0 || you === undefined
              ? undefined
              : say.leftFromTo(left, left - goneWith(view.circle, locks, you))
          }
        />
      );
    }
    case 'turn':
      return <LastTurn scene={scene} />;
  }
}

/** A large number with a caption, an optional note and result. */
export function Tally(props: {
  readonly number: number;
  readonly caption: string;
  readonly note?: string | undefined;
  /** The stones left by it. */
  readonly result?: string | undefined;
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
      {props.result && (
        <text className="p-num pw-note" y="102">
          {props.result}
        </text>
      )}
    </>
  );
}
