import { createContext, type RefObject, useContext, useEffect } from 'react';
import type { TraceRecorder } from './recorder.ts';

const NOTHING: TraceRecorder = { mark: () => {}, wantsPointer: () => false, take: () => [] };

/** The page provides it where races are recorded; elsewhere nothing is. */
export const RaceTraceContext = createContext<TraceRecorder>(NOTHING);

/** How long the place of the board is remembered. To ask the browser costs time, above all while a tile is dragged. */
const BOX_LIFETIME_MS = 1_000;

/** Gives the recorder of the race, which also follows the pointer over the board and the keys. */
export const useRaceTrace = (frame: RefObject<HTMLElement | null>): TraceRecorder => {
  const recorder = useContext(RaceTraceContext);
  useEffect(() => {
    const element = frame.current;
    if (recorder === NOTHING || element === null) return;
    let box = element.getBoundingClientRect();
    let measuredAt = Number.NEGATIVE_INFINITY;
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal } as const;
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY, timeStamp }) => {
        if (!recorder.wantsPointer()) return;
        if (timeStamp - measuredAt > BOX_LIFETIME_MS) {
          box = element.getBoundingClientRect();
          measuredAt = timeStamp;
        }
        recorder.mark('pointer', share(clientX - box.x, box.width), share(clientY - box.y, box.height));
      },
      options,
    );
    window.addEventListener('keydown', ({ repeat }) => !repeat && recorder.mark('key'), options);
    return () => listeners.abort();
  }, [recorder, frame]);
  return recorder;
};

/** In thousandths of the board, and not beyond it. */
const share = (way: number, whole: number): number => Math.min(Math.max((1_000 * way) / whole, 0), 1_000);
