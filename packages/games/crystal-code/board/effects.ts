import type { Seat } from '@sesame/kernel';
import { playSound, useAnnounce, useLocale, usePlayers, vibrate } from '@sesame/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { winnerOf } from '../rules/rounds.ts';
import type { Event, Round, View } from '../rules/state.ts';
import { describe } from './describe.ts';

/** The events of the last update; none when the board is first shown. */
export interface RecentEvents {
  readonly hasPrizes: boolean;
}

const NO_EVENTS: RecentEvents = { hasPrizes: false };

const soundOf = (event: Event, you: Seat | undefined): void => {
  switch (event.type) {
    case 'race':
    case 'shown':
      return playSound('yourTurn');
    case 'done':
      // Your own sound already played on press.
      return event.seat === you ? undefined : playSound('struck');
    case 'empty':
      return playSound('dull');
    case 'prizes':
      return playSound('drawer', 120);
    case 'ready':
    case 'built':
      return playSound('socket');
    case 'revealed':
      return playSound('drawer');
    case 'over':
      return playSound('bolt');
    default:
      return undefined;
  }
};

/** Joints of a chain, and when they and the verdicts appear, as shares of the moment; the same as in reveal.css. */
const JOINTS = 4;
const jointAt = (joint: number): number => 0.12 + 0.12 * joint;
const VERDICT_AT = 0.66;

/** The sounds of chains being checked. */
export const useCheckSounds = (round: Round | undefined, you: Seat | undefined, ms = 0): void => {
  useEffect(() => {
    if (round === undefined) return;
    for (let joint = 0; joint < JOINTS; joint += 1) playSound('tick', ms * jointAt(joint));
    const isWinner =
      you !== undefined &&
      round.finishers.some(({ seat }) => seat === you) &&
      (round.equal === true || winnerOf(round) === you);
    const isWrong = you !== undefined && round.raced[you]?.right === false;
    playSound(isWrong ? 'dull' : isWinner ? 'struck' : 'pin-black', ms * VERDICT_AT);
    if (isWinner) vibrate(20, 40, 60);
  }, [round, you, ms]);
};

/** What is announced. The prompt tells the race and what the viewer has done, the end scene the result. */
const isSpoken = (event: Event, you: Seat | undefined): boolean => {
  if (event.type === 'round' || event.type === 'over') return false;
  return !('seat' in event) || event.seat !== you;
};

const isAwaited = ({ may }: View): boolean => may.ready === true || may.build !== undefined;

/** Announces new events and plays their sounds. */
export const useEventEffects = (view: View, you: Seat | undefined, events: readonly Event[]): RecentEvents => {
  const [recent, setRecent] = useState(NO_EVENTS);
  const last = useRef({ events, view });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { events, view };
    if (before.events === events) return;
    const isTold = (type: Event['type']) => events.some((event) => event.type === type);
    setRecent({ hasPrizes: isTold('prizes') });
    for (const event of events) soundOf(event, you);
    const lines = events.flatMap((event) => (isSpoken(event, you) ? (describe(event, { locale, names }) ?? []) : []));
    if (lines.length > 0) announce(lines.join(' '));
    if (isAwaited(view) && !isAwaited(before.view)) playSound('yourTurn', 500);
  }, [events, view, you, announce, locale, names]);
  return recent;
};
