import type { MatchState } from '@sesame/client';
import { type GameEntry, toast, useAnnounce, useLocale, withdrawAnnouncement } from '@sesame/ui';
import { useCallback, useEffect, useRef } from 'react';
import { connection } from '../../data/client.ts';
import { useScreen } from '../../data/games.ts';
import { guestSeat } from '../../data/guest-seat.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { useTimeSincePaint } from './use-time-since-paint.ts';

/** Sends a move. Shows refusals, and that a move is queued while offline. */
export const usePlay = (
  { info, race }: Pick<MatchState, 'info' | 'race'>,
  game: GameEntry,
): ((move: unknown) => void) => {
  const texts = useTexts();
  const locale = useLocale();
  const { refusal } = useScreen(game);
  const { id } = info;
  const guest = guestSeat(info);
  const msSincePaint = useTimeSincePaint(race);
  return useCallback(
    (move) => {
      if (connection.status !== 'open') toast({ text: texts.connection.moveQueued, icon: 'clock' });
      const sent =
        guest === undefined ? connection.play(id, move, msSincePaint()) : connection.playSeat(id, guest, move);
      void sent.then((answer) => {
        if (answer.ok) return;
        const text = refusal(answer.error.code, locale) ?? refusalText(texts, answer.error);
        toast({ text, kind: 'wrong' });
      });
    },
    [id, guest, texts, locale, refusal, msSincePaint],
  );
};

/** The board announces events first, then the prompt follows. */
const PROMPT_DELAY_MS = 1200;

/** Announces the prompt when it has changed, unless it changes again before. It is empty while events are being shown. */
export const useAnnouncePrompt = (prompt: string): void => {
  const announce = useAnnounce();
  const last = useRef('');
  useEffect(() => {
    if (prompt === '' || prompt === last.current) return;
    const timer = setTimeout(() => {
      last.current = prompt;
      announce(prompt);
    }, PROMPT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      if (withdrawAnnouncement(prompt)) last.current = '';
    };
  }, [prompt, announce]);
};
