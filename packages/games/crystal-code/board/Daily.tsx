import './symbols.css';
import './board.css';
import './race.css';
import './tiles.css';
import './racers.css';
import './phone.css';
import './daily.css';
import { Button, type DailyProps, playSound, Slab, useMessages } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import type { HandOfTheDay } from '../daily/index.ts';
import type { Chain } from '../rules/pieces.ts';
import { ChainFaults } from './ChainFaults.tsx';
import { dailyTexts } from './daily-texts.ts';
import { formatTime } from './format-time.ts';
import { raceTexts } from './race-texts.ts';
import { TileArena } from './TileArena.tsx';
import { useRaceDraft } from './use-race-draft.ts';
import { useShake } from './use-shake.ts';

/** The same answer within this time is a double press. */
const REPEAT_WINDOW_MS = 2_000;

/** XC39: the daily puzzle. A wrong chain shakes the stage and the clock runs on. */
export function Daily({ puzzle, startedAt, wrong, onAnswer }: DailyProps) {
  const { tiles } = puzzle as HandOfTheDay;
  const sayRace = useMessages(raceTexts);
  const say = useMessages(dailyTexts);
  const shaken = useShake(wrong);
  const last = useRef({ said: '', at: 0 });
  const [judged, setJudged] = useState<Chain>();
  const { draft, chain, edit, drag, callDone } = useRaceDraft(tiles, {
    isLocked: false,
    onDone: (answer) => {
      const [said, at] = [JSON.stringify(answer), performance.now()];
      if (said === last.current.said && at - last.current.at < REPEAT_WINDOW_MS) return;
      last.current = { said, at };
      playSound('struck');
      setJudged(answer);
      onAnswer({ type: 'done', chain: answer });
    },
  });
  return (
    <div className="xc in-race xc-daily">
      <div className="xc-grid">
        <div ref={shaken} className="xc-shaken">
          <Slab className="xc-main xc-arena">
            <TileArena draft={draft} isLocked={false} help={false} edit={edit} drag={drag} />
          </Slab>
        </div>
        <div className="xc-side">
          <Slab className="xc-timer-panel">
            <div className="xc-pinned">
              <Stopwatch startedAt={startedAt} />
              <Button variant="primary" className="xc-done" isDisabled={chain === undefined} onPress={callDone}>
                {sayRace.done}
              </Button>
            </div>
            <p className="small soft xc-note">{say.note}</p>
            {wrong > 0 && <p className="small bad xc-note">{say.wrong(wrong)}</p>}
            {wrong > 0 && judged && <ChainFaults chain={judged} tiles={tiles} isAnnounced />}
          </Slab>
        </div>
      </div>
    </div>
  );
}

/** Elapsed time. A component of its own, so that only it renders on every tick. */
function Stopwatch({ startedAt }: { readonly startedAt: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="xc-glass">
      <span className="clock on" role="timer">
        {formatTime(Math.max(0, now - startedAt))}
      </span>
    </div>
  );
}
