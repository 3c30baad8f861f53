import '../board/symbols.css';
import '../board/board.css';
import '../board/race.css';
import '../board/tiles.css';
import '../board/racers.css';
import '../board/phone.css';
import '../board/solo.css';
import { makeRng } from '@sesame/kernel';
import { Button, playSound, Slab, SwitchField, useAnnounce, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { ChainFaults } from '../board/ChainFaults.tsx';
import { formatTime } from '../board/format-time.ts';
import { raceTexts } from '../board/race-texts.ts';
import { TileArena } from '../board/TileArena.tsx';
import { LaidChainContext, useRaceDraft } from '../board/use-race-draft.ts';
import { useShake } from '../board/use-shake.ts';
import { isRightChain } from '../rules/chains.ts';
import { drawHands } from '../rules/deal.ts';
import type { Chain, Tile } from '../rules/pieces.ts';
import { solve } from '../rules/solve.ts';
import { practiceTexts } from './texts.ts';

interface Hand {
  readonly tiles: readonly Tile[];
  /** Counts the hands. */
  readonly number: number;
  /** Laid for the player who asked to see a solution. */
  readonly solution?: Chain | undefined;
}

/** Five random tiles that can be chained. */
const drawHand = (number: number): Hand => {
  const [tiles = []] = drawHands({ known: [undefined], fair: true }, makeRng(String(Math.random())));
  return { tiles, number };
};

/** One hand after the other, without an hourglass. */
export function Practice() {
  const [hand, setHand] = useState(() => drawHand(1));
  const [solved, setSolved] = useState(0);
  const [help, setHelp] = useState(true);
  return (
    <LaidChainContext value={hand.solution ?? []}>
      <PracticeHand
        key={`${hand.number} ${hand.solution !== undefined}`}
        {...{ hand, solved, help }}
        onHelp={setHelp}
        onSolved={() => setSolved(solved + 1)}
        onShow={() => setHand({ ...hand, solution: solve(hand.tiles)[0] })}
        onNext={() => setHand(drawHand(hand.number + 1))}
      />
    </LaidChainContext>
  );
}

interface PracticeHandProps {
  readonly hand: Hand;
  readonly solved: number;
  /** Whether matching sides glow. */
  readonly help: boolean;
  readonly onHelp: (help: boolean) => void;
  readonly onSolved: () => void;
  readonly onShow: () => void;
  readonly onNext: () => void;
}

function PracticeHand({ hand, solved, help, onHelp, onSolved, onShow, onNext }: PracticeHandProps) {
  const say = useMessages(practiceTexts);
  const race = useMessages(raceTexts);
  const announce = useAnnounce();
  const [startedAt] = useState(() => performance.now());
  const [elapsed, setElapsed] = useState<number>();
  const [wrong, setWrong] = useState<readonly Chain[]>([]);
  const shaken = useShake(wrong.length);
  const isOver = elapsed !== undefined || hand.solution !== undefined;
  const { draft, chain, edit, drag, callDone } = useRaceDraft(hand.tiles, {
    isLocked: isOver,
    onDone: (made) => {
      if (!isRightChain(made)) return setWrong([...wrong, made]);
      playSound('struck');
      announce(say.right);
      setElapsed(performance.now() - startedAt);
      onSolved();
    },
  });
  const faulty = wrong.at(-1);
  return (
    <div className="xc in-race xc-solo">
      <div className="xc-grid">
        <div ref={shaken} className="xc-shaken">
          <Slab className="xc-main xc-arena">
            <TileArena draft={draft} isLocked={isOver} help={help} edit={edit} drag={drag} />
          </Slab>
        </div>
        <div className="xc-side">
          <Slab className="xc-timer-panel">
            {elapsed !== undefined && <p className="xc-verdict display">{say.right}</p>}
            {elapsed !== undefined && <p className="small soft xc-note">{say.time(formatTime(elapsed))}</p>}
            {hand.solution && <p className="small soft xc-note">{say.shown}</p>}
            {isOver ? (
              <div className="xc-pinned">
                <Button variant="primary" className="xc-done" autoFocus onPress={onNext}>
                  {say.newHand}
                </Button>
              </div>
            ) : (
              <>
                <div className="xc-pinned">
                  <Button variant="primary" className="xc-done" isDisabled={chain === undefined} onPress={callDone}>
                    {race.done}
                  </Button>
                </div>
                <p className="small soft xc-note">{say.note}</p>
                {faulty && <ChainFaults chain={faulty} tiles={hand.tiles} isAnnounced />}
                <Button variant="quiet" tight onPress={onShow}>
                  {say.show}
                </Button>
                <Button variant="quiet" tight icon="rematch" onPress={onNext}>
                  {say.newHand}
                </Button>
              </>
            )}
          </Slab>
          <Slab>
            <SwitchField label={say.help} value={help} onChange={onHelp} />
            {solved > 0 && <p className="small soft">{say.solved(solved)}</p>}
          </Slab>
        </div>
      </div>
    </div>
  );
}
