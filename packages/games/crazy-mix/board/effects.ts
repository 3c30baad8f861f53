import type { Seat } from '@sesame/kernel';
import { playSound, useAnnounce, useLocale, usePlayers, useReducedMotion } from '@sesame/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { pictureText } from './card-descriptions.ts';
import { describe } from './describe.ts';
import { type Drawn, drawnOn, fallIntoBox, flyAway, turnUp } from './flights.ts';
import { soundOf } from './sounds.ts';

/** The targets have turned after this: twenty in a wave, each for `--reveal`. */
const TURNS = 1400;

interface Told {
  readonly events: readonly Event[];
  readonly view: View;
  readonly drawn: Drawn;
}

/** Whether this viewer is asked to do something that waits for nobody's eyes. */
const isAsked = ({ may }: View): boolean => may.open === true || may.take !== undefined;

/** Shows, says and sounds what happened. What was there when the board was opened is no news. */
export const useHappenings = (
  board: RefObject<HTMLElement | null>,
  you: Seat | undefined,
  { view, events }: { readonly view: View; readonly events: readonly Event[] },
): { readonly isTurning: boolean } => {
  const [turnedIn, setTurnedIn] = useState<number>();
  const told = useRef<Told>({ events, view, drawn: new Map() });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  const isCalm = useReducedMotion();

  useLayoutEffect(() => {
    const before = told.current;
    const table = board.current;
    told.current = { events, view, drawn: table ? drawnOn(table) : new Map() };
    if (before.events === events) return;
    if (table && !isCalm) for (const event of events) move(table, event, { before, events, view, you });
    if (events.some(({ type }) => type === 'mixed') && !isCalm) setTurnedIn(view.round);

    const lines = events.flatMap((event) =>
      event.type === 'shown' ? [pictureText(view, locale)] : (describe(event, { locale, names }) ?? []),
    );
    if (lines.length > 0) announce(lines.join(' '));
    for (const event of events) soundOf(event, you);
    if (you !== undefined && isAsked(view) && !isAsked(before.view)) playSound('yourTurn', 300);
  }, [board, events, view, you, announce, locale, names, isCalm]);

  useLayoutEffect(() => {
    if (turnedIn === undefined) return;
    const timer = setTimeout(() => setTurnedIn(undefined), TURNS);
    return () => clearTimeout(timer);
  }, [turnedIn]);

  return { isTurning: turnedIn === view.round && view.phase !== 'race' };
};

interface Scene {
  readonly before: Told;
  readonly events: readonly Event[];
  readonly view: View;
  readonly you: Seat | undefined;
}

/** What moves. Between reveal and claim nothing does, whatever the others do; your own miss does. */
const move = (board: Element, event: Event, { before, events, view, you }: Scene): void => {
  const { drawn } = before;
  const { sides } = before.view;
  switch (event.type) {
    case 'turned':
      if (!events.some(({ type }) => type === 'shown')) turnUp(board, event.side);
      return;
    case 'pointed':
      if (event.lost !== undefined && (event.seat === you || !view.may.point)) fallIntoBox(board, event.seat);
      return;
    case 'taken':
      return flyAway(board, { cards: event.cards, to: event.seat, sides, drawn });
    case 'lost':
      return flyAway(board, { cards: event.cards, to: 'box', sides, drawn });
    default:
      return;
  }
};
