import type { MatchState } from '@sesame/client';
import type { InputEvents } from '@sesame/protocol';
import type { GameEntry, Moment } from '@sesame/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useGameStage } from '../../widgets/match/use-game-stage.ts';

interface StagedMatch {
  /** The match as shown: position, log and result may be a few seconds old; clocks and notices never are. */
  readonly shown: MatchState;
  readonly events: readonly unknown[];
  /** All events shown so far. */
  readonly log: readonly unknown[];
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
  const update = useStageUpdate(live);
  const { state, events, moment, revealed, isBehind, skip } = useGameStage(game, update);
  const shown = useMemo(() => {
    const { seq, view, awaits, outcome, race } = state;
    const told = revealed === 0 ? state.told : [...state.told, ...firstEvents(nextEntries(state, live), revealed)];
    return { ...live, seq, view, told, awaits, outcome, race, mayTakeBack: live.mayTakeBack && seq === live.seq };
  }, [live, state, revealed]);
  const log = useMemo(() => eventsOf(shown.told), [shown.told]);
  return { shown, events, log, moment, isBehind, skip };
};

/** The log entries after a shown state. */
const nextEntries = ({ told }: MatchState, live: MatchState): readonly InputEvents[] => {
  const last = told.at(-1)?.ply ?? 0;
  return live.told.filter(({ ply }) => ply > last);
};

/**
 * A live state as an update of the stage. React may skip states that arrive together, so new events are those after the
 * last state it saw. Changes without new events, such as of the spectator count, keep their place.
 */
const useStageUpdate = (live: MatchState) => {
  const last = useRef(live);
  const update = useMemo(() => {
    const before = last.current;
    const { newEvents, race, awaits, clocks, info } = live;
    // A full snapshot, after opening, reconnecting or an undo, replaces the log.
    const isReplaced = live.told[0] !== before.told[0];
    const entries = isReplaced ? newEvents : nextEntries(before, live);
    const isAwaited = info.you !== null && awaits.includes(info.you);
    return {
      state: live,
      events: eventsOf(entries),
      isOwn: entries.some(({ by }) => by === info.you),
      isOnClock: isAwaited && clocks?.[info.you ?? -1]?.runs === true,
      isUrgent: race !== undefined || isReplaced,
    };
  }, [live]);
  useLayoutEffect(() => {
    last.current = live;
  }, [live]);
  return update;
};
