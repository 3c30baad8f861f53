import '../board/symbols.css';
import '../board/board.css';
import '../board/race.css';
import '../board/tiles.css';
import '../board/racers.css';
import '../board/phone.css';
import '../board/solo.css';
import { Button, type DailyPuzzleProps, GhostTrack, playSound, Slab, Stopwatch, useMessages } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { ChainFaults } from '../board/ChainFaults.tsx';
import { raceTexts } from '../board/race-texts.ts';
import { TileArena } from '../board/TileArena.tsx';
import { joinedIn } from '../board/tile-arrangement.ts';
import { useRaceDraft } from '../board/use-race-draft.ts';
import { useShake } from '../board/use-shake.ts';
import type { DailyView } from './index.ts';
import { dailyTexts } from './texts.ts';

/** The same answer within this time is a double press. */
const REPEAT_WINDOW_MS = 2_000;

/** XC39: the hand of the day. A wrong chain shakes the stage and the clock runs on. */
export function Puzzle(props: DailyPuzzleProps<DailyView>) {
  const { startedAt, isSending, onStep, ghost, onProgress } = props;
  const { tiles, wrong } = props.view;
  const sayRace = useMessages(raceTexts);
  const say = useMessages(dailyTexts);
  const shaken = useShake(wrong.length);
  const last = useRef({ said: '', at: 0 });
  const lastWrong = wrong.at(-1);
  const { draft, chain, edit, drag, callDone } = useRaceDraft(tiles, {
    isLocked: false,
    onDone: (answer) => {
      const [said, at] = [JSON.stringify(answer), performance.now()];
      if (said === last.current.said && at - last.current.at < REPEAT_WINDOW_MS) return;
      last.current = { said, at };
      playSound('struck');
      onStep({ type: 'done', chain: answer });
    },
  });
  const joined = joinedIn(draft.tiles);
  useEffect(() => onProgress?.(joined), [joined, onProgress]);
  return (
    <div className="xc in-race xc-solo">
      <div className="xc-grid">
        <div ref={shaken} className="xc-shaken">
          <Slab className="xc-main xc-arena">
            <TileArena draft={draft} isLocked={false} help={false} edit={edit} drag={drag} />
          </Slab>
        </div>
        <div className="xc-side">
          <Slab className="xc-timer-panel">
            <div className="xc-pinned">
              <div className="xc-glass">
                <Stopwatch startedAt={startedAt} />
              </div>
              <Button
                variant="primary"
                className="xc-done"
                isDisabled={chain === undefined || isSending}
                onPress={callDone}
              >
                {sayRace.done}
              </Button>
              {ghost && <GhostTrack ghost={ghost} startedAt={startedAt} />}
            </div>
            <p className="small soft xc-note">{say.note}</p>
            {lastWrong && <p className="small bad xc-note">{say.wrong(wrong.length)}</p>}
            {lastWrong && <ChainFaults chain={lastWrong} tiles={tiles} isAnnounced />}
          </Slab>
        </div>
      </div>
    </div>
  );
}
