import type { MatchState } from '@sesame/client';
import type { InputEvents } from '@sesame/protocol';
import { type GameEntry, type Moment, useReducedMotion, useStage } from '@sesame/ui';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useScreen } from '../../data/games.ts';
import { ANIMATION_SPEEDS, useSettings } from '../../data/settings.ts';

interface StagedMatch {
  /** The match as shown: position, log and result may be a few seconds old; clocks and notices never are. */
  readonly shown: MatchState;
  readonly events: readonly unknown[];
  readonly moment: Moment<unknown> | undefined;
  readonly isBehind: boolean;
  readonly skip: () => void;
}

const eventsOf = (entries: readonly InputEvents[]): readonly unknown[] => entries.flatMap(({ events }) => events);

/** The first `count` events of new log entries. */
const firstEvents = (entries: readonly InputEvents[], count: number): readonly InputEvents[] => {
  let left = count;
  return entries.flatMap((entry) => {
    const events = entry.events.slice(0, left);
    left -= events.length;
    return events.length === 0 ? [] : [{ ...entry, events }];
  });
};

/** Shows the events of a live match one after the other, see `@sesame/ui/stage`. */
export const useStagedMatch = (live: MatchState, game: GameEntry): StagedMatch => {
  const { timetable } = useScreen(game);
  const { animationSpeed } = useSettings();
  const isReduced = useReducedMotion();
  const update = useStageUpdate(live);
  const scene = useStage(update, { timingOf: timetable, tempo: ANIMATION_SPEEDS[animationSpeed], isReduced });
  const { state, events, moment, revealed, isBehind, skip } = scene;
  const shown = useMemo(() => {
    const { seq, view, awaits, outcome, race } = state;
    const told = revealed === 0 ? state.told : [...state.told, ...firstEvents(nextEntries(state, live), revealed)];
    return { ...live, seq, view, told, awaits, outcome, race, mayTakeBack: live.mayTakeBack && seq === live.seq };
  }, [live, state, revealed]);
  return { shown, events, moment, isBehind, skip };
};

/** The log entries after a shown state. */
const nextEntries = ({ told }: MatchState, live: MatchState): readonly InputEvents[] => {
  const last = told.at(-1)?.ply ?? 0;
  return live.told.filter(({ ply }) => ply > last);
};

/** A live state as an update of the stage. Changes without new events, such as of the spectator count, keep their place. */
const useStageUpdate = (live: MatchState) => {
  const last = useRef(live);
  return useMemo(() => {
    const before = last.current;
    last.current = live;
    const { newEvents, race, awaits, clocks, info } = live;
    const isNew = newEvents !== before.newEvents;
    const isAwaited = info.you !== null && awaits.includes(info.you);
    return {
      state: live,
      events: isNew ? eventsOf(newEvents) : [],
      isOwn: isNew && newEvents.some(({ by }) => by === info.you),
      isOnClock: isAwaited && clocks?.[info.you ?? -1]?.runs === true,
      // A full snapshot, after opening, reconnecting or an undo, replaces the log.
      isUrgent: race !== undefined || live.told[0] !== before.told[0],
    };
  }, [live]);
};

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, button, a, [role="button"]') !== null;

/** While the board is behind, a click on it, Space or Enter shows the newest position. */
export const useSkipMoments = (board: RefObject<HTMLElement | null>, skip: (() => void) | undefined): void => {
  useEffect(() => {
    const element = board.current;
    if (skip === undefined || element === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      const isOnBoard = event.target instanceof Node && element.contains(event.target);
      if (!isOnBoard && isTextInput(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    element.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [board, skip]);
};
