import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Wheel distance per step; touchpads send many smaller events. */
const WHEEL_NOTCH_PX = 60;

/** Turns the tile under the pointer with the wheel; elsewhere the page scrolls. */
export const useTileWheel = (
  frame: RefObject<HTMLElement | null>,
  turn: ((at: number, fifths: number) => void) | undefined,
): void => {
  const rolled = useEffectEvent((at: number, fifths: number) => turn?.(at, fifths));
  const isOn = turn !== undefined;
  useEffect(() => {
    const element = frame.current;
    if (!element || !isOn) return;
    let sum = 0;
    const listen = (event: WheelEvent) => {
      const tile = event.target instanceof Element ? event.target.closest('.xc-tile') : null;
      if (tile === null) return;
      event.preventDefault();
      sum += event.deltaY;
      if (Math.abs(sum) < WHEEL_NOTCH_PX) return;
      const at = [...element.querySelectorAll('.xc-tile')].indexOf(tile);
      rolled(at, Math.sign(sum));
      sum = 0;
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [frame, isOn]);
};
