import { playSound, useAnnounce, useLocale, useMessages, useReducedMotion, vibrate } from '@sesame/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { describeRound } from '../board/card-descriptions.ts';
import { ROUNDS } from './draw-rounds.ts';
import type { DailyView } from './index.ts';
import { dailyTexts } from './texts.ts';

const FLASH_MS = 700;

/** Sounds, a flash at what was found, and what is heard. The next round is there at once: nothing of it takes time. */
export const useDailyEffects = (board: RefObject<HTMLElement | null>, view: DailyView): void => {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const isCalm = useReducedMotion();
  const told = useRef({ round: 0, misses: 0 });
  const { round, misses, picture, found } = view;
  useEffect(() => {
    const before = told.current;
    if (before.round === round && before.misses === misses) return;
    told.current = { round, misses };
    if (before.round === round) {
      playSound('dull');
      vibrate(60);
      announce(say.wrong);
      return;
    }
    const heard = [say.round(round, ROUNDS), describeRound(picture, locale)].join('. ');
    if (before.round === 0) {
      announce(heard);
      return;
    }
    playSound('struck');
    vibrate(20);
    announce(`${say.right} ${heard}`);
    const place = found.at(-1)?.answer.target;
    if (place !== undefined && !isCalm) flash(board.current, place);
  }, [board, round, misses, picture, found, say, locale, announce, isCalm]);
};

/** A light at the target that was right, over the next round. */
const flash = (board: HTMLElement | null, place: number): void => {
  const target = board?.querySelector(`[data-half^="${place} "]`)?.closest('.mix-target');
  const light = (width: number) => ({ outline: `${width}px solid var(--good)`, outlineOffset: '0px' });
  target?.animate([light(5), light(5), { ...light(0), outlineOffset: '6px' }], {
    duration: FLASH_MS,
    easing: 'ease-out',
  });
};
