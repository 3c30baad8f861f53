import '../practice/practice.css';
import './daily.css';
import {
  type DailyPuzzleProps,
  GhostTrack,
  MatchTimeProvider,
  PlayersProvider,
  Slab,
  Stopwatch,
  useMessages,
} from '@sesame/ui';
import { useRef } from 'react';
import { Board } from '../board/Board.tsx';
import type { Event } from '../rules/state.ts';
import { boardView, YOU } from './board-view.ts';
import { ROUNDS } from './draw-rounds.ts';
import { type DailyView, MISS_MS } from './index.ts';
import { dailyTexts } from './texts.ts';
import { useDailyEffects } from './use-daily-effects.ts';

const NO_EVENTS: readonly Event[] = [];

/** CM40: the rounds of the day, one after the other, without a pause. */
export function Puzzle({ view, startedAt, isSending, onStep, ghost }: DailyPuzzleProps<DailyView>) {
  const say = useMessages(dailyTexts);
  const board = useRef<HTMLDivElement>(null);
  useDailyEffects(board, view);
  const { round, misses, tried, picture } = view;
  const isAfterMix = picture.mixed && tried.length === 0;
  const task = picture.logo === undefined ? (isAfterMix ? say.mixed : say.symbol) : say.logo;
  return (
    <PlayersProvider value={{ names: [say.you], you: YOU }}>
      <div ref={board} className="mix-practice mix-daily">
        <MatchTimeProvider now={() => 0}>
          <Board
            view={boardView(view)}
            seat={YOU}
            events={NO_EVENTS}
            isLesson
            play={(move) => {
              if (!isSending) onStep(move);
            }}
          />
        </MatchTimeProvider>
        <Slab as="section" className="mix-daily-bar">
          <div className="line">
            <b>{say.round(round, ROUNDS)}</b>
            <span className="mix-daily-clock">
              {misses > 0 && (
                <span key={misses} className="bad small mix-daily-penalty">
                  {say.penalty((misses * MISS_MS) / 1000)}
                </span>
              )}
              <Stopwatch startedAt={startedAt - misses * MISS_MS} />
            </span>
          </div>
          <Track view={view} />
          {ghost && <GhostTrack ghost={ghost} startedAt={startedAt - misses * MISS_MS} />}
          {tried.length > 0 ? (
            <p className="small bad">{say.wrong}</p>
          ) : (
            <p className={`small soft${picture.logo === undefined ? ' mix-daily-task' : ''}`}>{task}</p>
          )}
        </Slab>
      </div>
    </PlayersProvider>
  );
}

/** A mark per round: found, found after a miss, current, to come. */
function Track({ view: { found, tried } }: { readonly view: DailyView }) {
  const look = (i: number) => {
    const misses = found[i]?.misses;
    if (misses !== undefined) return misses === 0 ? 'is-right' : 'is-missed';
    if (i > found.length) return '';
    return tried.length > 0 ? 'is-now is-missed' : 'is-now';
  };
  return (
    <div className="mix-daily-track" aria-hidden="true">
      {[...Array(ROUNDS).keys()].map((i) => (
        <span key={i} className={look(i)} />
      ))}
    </div>
  );
}
