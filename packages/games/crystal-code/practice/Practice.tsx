import '../board/symbols.css';
import '../board/board.css';
import '../board/race.css';
import '../board/tiles.css';
import '../board/racers.css';
import '../board/phone.css';
import '../board/solo.css';
import { fitProgress, makeRng } from '@sesame/kernel';
import {
  Button,
  type Ghost,
  GhostTrack,
  GhostVerdict,
  ghostTexts,
  type KeptRace,
  KeptRaces,
  keepRace,
  keptRaces,
  playSound,
  Slab,
  Stopwatch,
  SwitchField,
  useAnnounce,
  useMessages,
  useProgressMarks,
} from '@sesame/ui';
import { useEffect, useState } from 'react';
import { ChainFaults } from '../board/ChainFaults.tsx';
import { formatTime } from '../board/format-time.ts';
import { raceTexts } from '../board/race-texts.ts';
import { TileArena } from '../board/TileArena.tsx';
import { joinedIn } from '../board/tile-arrangement.ts';
import { LaidChainContext, useRaceDraft } from '../board/use-race-draft.ts';
import { useShake } from '../board/use-shake.ts';
import { isRightChain } from '../rules/chains.ts';
import { drawHands } from '../rules/deal.ts';
import type { Chain, Tile } from '../rules/pieces.ts';
import { solve } from '../rules/solve.ts';
import { HAND } from '../rules/tiles.ts';
import { practiceTexts } from './texts.ts';

interface Hand {
  readonly tiles: readonly Tile[];
  /** Counts the hands. */
  readonly number: number;
  /** Laid for the player who asked to see a solution. */
  readonly solution?: Chain | undefined;
  /** The player's best on these tiles, to race against. */
  readonly ghost?: Ghost | undefined;
}

const GAME = 'crystal-code';
type HandRace = KeptRace<readonly Tile[]>;

/** Five random tiles that can be chained. */
const drawHand = (number: number): Hand => {
  const [tiles = []] = drawHands({ known: [undefined], fair: true }, makeRng(String(Math.random())));
  return { tiles, number };
};

/** The hand of a race again, against that race. */
const racedAgain = ({ hand: tiles, time, progress }: HandRace, number: number): Hand => ({
  tiles,
  number,
  ghost: { name: '', isYou: true, stages: HAND, progress, time },
});

/** One hand after the other, without an hourglass. */
export function Practice() {
  const [hand, setHand] = useState(() => drawHand(1));
  const race = (kept: HandRace) => setHand(racedAgain(kept, hand.number + 1));
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
        onRace={race}
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
  readonly onRace: (race: HandRace) => void;
}

function PracticeHand(props: PracticeHandProps) {
  const { hand, solved, help, onHelp, onSolved, onShow, onNext, onRace } = props;
  const say = useMessages(practiceTexts);
  const race = useMessages(raceTexts);
  const sayGhost = useMessages(ghostTexts);
  const announce = useAnnounce();
  const [startedAt] = useState(() => performance.now());
  const [elapsed, setElapsed] = useState<number>();
  const [best, setBest] = useState<HandRace>();
  const marks = useProgressMarks(startedAt);
  const [wrong, setWrong] = useState<readonly Chain[]>([]);
  const shaken = useShake(wrong.length);
  const isOver = elapsed !== undefined || hand.solution !== undefined;
  const { draft, chain, edit, drag, callDone } = useRaceDraft(hand.tiles, {
    isLocked: isOver,
    onDone: (made) => {
      if (!isRightChain(made)) return setWrong([...wrong, made]);
      playSound('struck');
      announce(say.right);
      const time = Math.round(performance.now() - startedAt);
      const progress = fitProgress(marks.take(), { stages: HAND, end: time }) ?? [];
      setElapsed(time);
      setBest(keepRace(GAME, { hand: hand.tiles, time, progress }));
      onSolved();
    },
  });
  const joined = joinedIn(draft.tiles);
  useEffect(() => marks.note(joined), [joined, marks]);
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
            {hand.ghost && elapsed !== undefined && <GhostVerdict ghost={hand.ghost} time={elapsed} />}
            {hand.solution && <p className="small soft xc-note">{say.shown}</p>}
            {isOver ? (
              <div className="xc-pinned">
                <Button variant="primary" className="xc-done" autoFocus onPress={onNext}>
                  {say.newHand}
                </Button>
                {best && (
                  <Button icon="rematch" onPress={() => onRace(best)}>
                    {sayGhost.again}
                  </Button>
                )}
              </div>
            ) : (
              <>
                <div className="xc-pinned">
                  {hand.ghost && (
                    <div className="xc-glass">
                      <Stopwatch startedAt={startedAt} />
                    </div>
                  )}
                  <Button variant="primary" className="xc-done" isDisabled={chain === undefined} onPress={callDone}>
                    {race.done}
                  </Button>
                  {hand.ghost && <GhostTrack ghost={hand.ghost} startedAt={startedAt} />}
                </div>
                {!hand.ghost && <p className="small soft xc-note">{say.note}</p>}
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
            <KeptRaces races={keptRaces<readonly Tile[]>(GAME)} onRace={onRace} />
          </Slab>
        </div>
      </div>
    </div>
  );
}
