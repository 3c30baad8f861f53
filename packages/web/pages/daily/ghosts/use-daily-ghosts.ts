import type { Progress } from '@sesame/kernel';
import type { DailyGhost } from '@sesame/protocol';
import { type Ghost, keptRaces, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../../data/client.ts';
import { useQuery } from '../../../data/use-query.ts';
import { ghostChoiceTexts } from '../../../locales/ghosts/texts.ts';

/** A ghost that can be chosen. */
export interface OfferedGhost extends Ghost {
  /** Stays the same when the page is loaded again. */
  readonly id: string;
  readonly who: DailyGhost['who'];
}

export interface DailyGhostChoice {
  readonly ghosts: readonly OfferedGhost[];
  readonly chosen: OfferedGhost | undefined;
  readonly choose: (id: string) => void;
}

/** Where races on a daily puzzle that did not count are kept in the browser. */
export const keptRacesKey = (game: string): string => `daily ${game}`;

const storageKey = (game: string, day: string): string => `sesame.ghost ${game} ${day}`;

/** The ghosts of a daily puzzle, and the chosen one, which stays chosen while its page is reloaded. */
export const useDailyGhosts = (
  game: string,
  day: string | undefined,
  /** Asked for again when this changes. */
  state: string | undefined,
): DailyGhostChoice => {
  const say = useMessages(ghostChoiceTexts);
  const send = () => api.dailyGhosts({ params: { game }, query: day === undefined ? {} : { day } });
  const { data } = useQuery(`${game} ${day} ${state}`, send, { isEnabled: day !== undefined, keepsPrevious: true });
  const key = storageKey(game, day ?? '');
  const [id, setId] = useState<string>();
  const known = id ?? readChoice(key);
  const ghosts =
    data?.ghosts.map((ghost) => {
      const best = ghost.who === 'you' ? bestOf(game, day ?? '', ghost) : ghost;
      const name = ghost.guest ? say.guest(ghost.name) : ghost.name;
      const { progress, score: time } = best;
      const isYou = ghost.who === 'you';
      return { id: ghost.id, who: ghost.who, name, isYou, stages: data.stages, progress, time };
    }) ?? [];
  const choose = (next: string) => {
    setId(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // Storage may be blocked; the choice then lasts until reload.
    }
  };
  return { ghosts, chosen: ghosts.find((ghost) => ghost.id === known), choose };
};

const readChoice = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** One's best self: the result, or a faster race on the same puzzle that did not count. */
const bestOf = (game: string, day: string, { score, progress }: DailyGhost): { score: number; progress: Progress } => {
  const kept = keptRaces<string>(keptRacesKey(game)).find(({ hand }) => hand === day);
  return kept !== undefined && kept.time < score ? { score: kept.time, progress: kept.progress } : { score, progress };
};
