import type { MatchState } from '@sesame/client';
import { ok, type Result } from '@sesame/kernel';
import { isOfflineMatch } from '@sesame/protocol';
import { type GameEntry, toast, useAnnounce, useLocale, withdrawAnnouncement } from '@sesame/ui';
import { useCallback, useEffect, useRef } from 'react';
import { connection } from '../../data/client.ts';
import { useScreen } from '../../data/games.ts';
import { guestSeat } from '../../data/guest-seat.ts';
import { queueMove } from '../../data/kept-positions.ts';
import { connectionOf } from '../../data/match-source.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Sends a move. Shows refusals, and that a move is queued while offline. */
export const usePlay = (
  { info, race, seq }: Pick<MatchState, 'info' | 'race' | 'seq'>,
  game: GameEntry,
  msSincePaint: () => number | undefined,
): ((move: unknown) => void) => {
  const texts = useTexts();
  const locale = useLocale();
  const { refusal } = useScreen(game);
  const { id, pace } = info;
  const guest = guestSeat(info);
  return useCallback(
    (move) => {
      const isUnsent = !isOfflineMatch(id) && connection.status !== 'open';
      const play = () =>
        guest === undefined ? connectionOf(id).play(id, move, msSincePaint()) : connection.playSeat(id, guest, move);
      // Without seconds to lose, the move survives closing the page.
      const isStored = isUnsent && pace.kind !== 'live' && race === undefined && guest === undefined;
      // Of a stored move, a notice above the board tells that it waits.
      const playLater = () => {
        toast({ text: texts.connection.moveQueued, icon: 'clock' });
        return play();
      };
      const send = isUnsent ? playLater : play;
      const sent = isStored ? storeMove({ match: id, game: game.id, move, seq }, send) : send();
      void sent.then((answer) => {
        if (answer.ok) return;
        const text = refusal(answer.error.code, locale) ?? refusalText(texts, answer.error);
        toast({ text, kind: 'wrong' });
      });
    },
    [id, pace, race, seq, game, guest, texts, locale, refusal, msSincePaint],
  );
};

/** Stores a move until the network is back; where nothing can be stored, the open page sends it. */
const storeMove = (move: Parameters<typeof queueMove>[0], play: () => Promise<Result<void>>): Promise<Result<void>> =>
  queueMove(move).then(
    (isStored) => (isStored ? ok(undefined) : play()),
    () => play(),
  );

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
