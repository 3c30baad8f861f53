import type { MatchState } from '@sesame/client';
import { type GameEntry, toast, useAnnounce, useLocale } from '@sesame/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { connection } from '../../data/client.ts';
import { useScreen } from '../../data/games.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useTimeSincePaint } from './use-time-since-paint.ts';

/** Sends a move. What is refused is said in the player's language; what must wait for the connection is said too. */
export const usePlay = (
  { info, race }: Pick<MatchState, 'info' | 'race'>,
  game: GameEntry,
): ((move: unknown) => void) => {
  const words = useTexts();
  const locale = useLocale();
  const { refusal } = useScreen(game);
  const { id } = info;
  const msSincePaint = useTimeSincePaint(race);
  return useCallback(
    (move) => {
      if (connection.status !== 'open') toast({ text: words.connection.moveQueued, icon: 'clock' });
      void connection.play(id, move, msSincePaint()).then((answer) => {
        if (answer.ok) return;
        const text = refusal(answer.error.code, locale) ?? refusalText(words, answer.error);
        toast({ text, kind: 'wrong' });
      });
    },
    [id, words, locale, refusal, msSincePaint],
  );
};

/** What the newest news told, as one list that changes only with the news. */
export const useFreshEvents = ({ newEvents: fresh }: Pick<MatchState, 'newEvents'>): readonly unknown[] =>
  useMemo(() => fresh.flatMap(({ events }) => events), [fresh]);

/** The board announces what happened; what to do now is said after that. */
const PROMPT_DELAY_MS = 1200;

export const useAnnouncePrompt = (prompt: string): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (prompt === '') return;
    const timer = setTimeout(() => announce(prompt), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [prompt, announce]);
};
