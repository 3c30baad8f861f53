import type { Seat } from '@sesame/kernel';
import { type Moment, playSound, useAnnounce, useLocale, usePlayers, useReducedMotion } from '@sesame/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Event, View } from '../rules/state.ts';
import { animateTurnUp, type CardPictures, cardPicturesOn, flyCards, flyLostCard } from './flights.ts';
import { decisionSound, soundOf } from './sounds.ts';
import { spokenLines } from './spoken-lines.ts';

/** Duration of the turning wave; must match the CSS. */
const TARGET_TURN_MS = 1400;

interface LastSeen {
  readonly events: readonly Event[];
  readonly view: View;
  readonly pictures: CardPictures;
}

/** Whether the viewer has to be ready, open a round or take cards. */
const isAwaited = ({ may }: View): boolean => may.open === true || may.ready === true || may.take !== undefined;

interface Shown {
  readonly view: View;
  readonly events: readonly Event[];
  readonly moment: Moment<Event> | undefined;
}

/** Animates, announces and sounds new events; not those already there when the board is first shown. */
export const useEventEffects = (
  board: RefObject<HTMLElement | null>,
  you: Seat | undefined,
  { view, events, moment }: Shown,
): { readonly isTurning: boolean } => {
  const [turnedIn, setTurnedIn] = useState<number>();
  const last = useRef<LastSeen>({ events, view, pictures: new Map() });
  const announce = useAnnounce();
  const locale = useLocale();
  const { names } = usePlayers();
  const isCalm = useReducedMotion();

  useDecisionSound(moment, you);
  useLayoutEffect(() => {
    const before = last.current;
    const element = board.current;
    last.current = { events, view, pictures: element ? cardPicturesOn(element) : new Map() };
    if (before.events === events) return;
    if (element && !isCalm) for (const event of events) animateEvent(element, event, { before, events, view, you });
    if (events.some(({ type }) => type === 'mixed') && !isCalm) setTurnedIn(view.round);

    const lines = events.flatMap((event) => spokenLines(event, { view, you }, { locale, names }));
    if (lines.length > 0) announce(lines.join(' '));
    for (const event of events) soundOf(event, you);
    if (you !== undefined && isAwaited(view) && !isAwaited(before.view)) playSound('yourTurn', 300);
  }, [board, events, view, you, announce, locale, names, isCalm]);

  useLayoutEffect(() => {
    if (turnedIn === undefined) return;
    const timer = setTimeout(() => setTurnedIn(undefined), TARGET_TURN_MS);
    return () => clearTimeout(timer);
  }, [turnedIn]);

  return { isTurning: turnedIn === view.round && view.phase !== 'race' };
};

/** The sound of a decision: the answer lights up in the middle of the moment. */
const useDecisionSound = (moment: Moment<Event> | undefined, you: Seat | undefined): void => {
  useEffect(() => {
    if (moment?.event.type === 'decided') decisionSound(moment.event.decided, you, moment.ms);
  }, [moment, you]);
};

interface Scene {
  readonly before: LastSeen;
  readonly events: readonly Event[];
  readonly view: View;
  readonly you: Seat | undefined;
}

/** Animates an event. During a race only the viewer's own miss is animated, so as not to distract. */
const animateEvent = (board: Element, event: Event, { before, events, view, you }: Scene): void => {
  const { pictures } = before;
  const { sides } = before.view;
  switch (event.type) {
    case 'turned':
      if (!events.some(({ type }) => type === 'shown')) animateTurnUp(board, event.side);
      return;
    case 'pointed':
      if (event.lost !== undefined && (event.seat === you || !view.may.point)) flyLostCard(board, event.seat);
      return;
    case 'paid':
      return flyLostCard(board, event.seat);
    case 'taken':
      return flyCards(board, { cards: event.cards, to: event.seat, sides, pictures });
    case 'scored':
    case 'lost':
      return flyCards(board, { cards: event.cards, to: 'box', sides, pictures });
    default:
      return;
  }
};
