import './symbols.css';
import './board.css';
import './race.css';
import './daily.css';
import { Button, type DailyProps, playSound, Slab, useLocale, useMessages, useReducedMotion } from '@sesame/ui';
import { useEffect, useRef, useState } from 'react';
import type { HandOfTheDay } from '../daily/index.ts';
import { faultsOf } from '../rules/chain-faults.ts';
import type { Chain } from '../rules/pieces.ts';
import { dailyTexts } from './daily-texts.ts';
import { formatTime } from './format-time.ts';
import { Readout } from './Joints.tsx';
import { marksOf } from './joint-marks.ts';
import { raceTexts } from './race-texts.ts';
import { faceName } from './symbol-names.ts';
import { TileStage } from './TileStage.tsx';
import { groupsOf, rowOf } from './tile-arrangement.ts';
import { useRaceDraft } from './use-race-draft.ts';

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
  const row = rowOf(draft.tiles, groupsOf(draft.tiles)[0] ?? []);
  return (
    <div className="xc in-race xc-daily">
      <div className="xc-grid">
        <div ref={shaken} className="xc-shaken">
          <Slab className="xc-main xc-arena">
            <TileStage draft={draft} isLocked={false} help={false} edit={edit} drag={drag} />
            <Readout marks={marksOf(draft.tiles)} help={false} row={row} />
            <p className="xc-keys tiny soft">{sayRace.keys}</p>
          </Slab>
        </div>
        <div className="xc-side">
          <Slab className="xc-timer-panel">
            <Stopwatch startedAt={startedAt} />
            <Button variant="primary" className="xc-done" isDisabled={chain === undefined} onPress={callDone}>
              {sayRace.done}
            </Button>
            <p className="small soft xc-note">{say.note}</p>
            {wrong > 0 && <p className="small bad xc-note">{say.wrong(wrong)}</p>}
            {wrong > 0 && judged && <Faults chain={judged} />}
          </Slab>
        </div>
      </div>
    </div>
  );
}

/** Where a wrong chain is wrong. */
function Faults({ chain }: { readonly chain: Chain }) {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  return (
    <ul className="small xc-faults" role="status">
      {faultsOf(chain).map((fault) => (
        <li key={`${fault.type} ${fault.at}`}>
          {fault.type === 'adjacent'
            ? say.adjacent(fault.at)
            : say[fault.type](fault.at, faceName(fault.touch[0], locale), faceName(fault.touch[1], locale))}
        </li>
      ))}
    </ul>
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

/** Shakes an element and plays a sound each time `wrong` grows. */
const useShake = (wrong: number) => {
  const element = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const seen = useRef(wrong);
  useEffect(() => {
    if (wrong === seen.current) return;
    seen.current = wrong;
    playSound('dull');
    if (isCalm) return;
    const ways = [0, -9, 8, -6, 4, 0];
    element.current?.animate({ translate: ways.map((x) => `${x}px`) }, { duration: 320, easing: 'ease-out' });
  }, [wrong, isCalm]);
  return element;
};
