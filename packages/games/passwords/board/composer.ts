import type { Seat } from '@sesame/kernel';
import { playSound } from '@sesame/ui';
import { useEffect, useState } from 'react';
import type { Move, Place, View } from '../rules/state.ts';
import type { Walk } from '../rules/walks.ts';
import { nextStart, pressed } from './draft.ts';
import { type Standing, standingOf, type Way, wayOf } from './word-check.ts';

/** The word in the making, its way around the circle, and what can be done about both. */
export interface Composer {
  readonly word: string;
  readonly standing: Standing;
  readonly way: Way | undefined;
  /** A safe that was pressed in vain. */
  readonly refused: Place | undefined;
  readonly type: (word: string) => void;
  readonly press: (place: Place) => void;
  readonly turnRound: (() => void) | undefined;
  readonly nextStart: (() => void) | undefined;
  /** Sends the word; absent while it cannot be said, or is on its way. */
  readonly say: (() => void) | undefined;
  readonly pass: (() => void) | undefined;
}

/** How long a move may be on its way before it can be sent again. */
const PATIENCE = 3000;

interface Desk {
  /** How many turns the player had taken: a new turn begins with an empty desk. */
  readonly turns: number;
  readonly word: string;
  /** Another walk than the longest. */
  readonly chosen?: Walk;
  readonly refused?: Place;
  readonly sentFrom?: View;
}

interface Player {
  readonly seat: Seat | undefined;
  readonly play: ((move: Move) => void) | undefined;
  readonly onType: () => void;
}

/** A word can be made at any time, also while others look for theirs. A refused word stays, to be mended. */
export const useComposer = (view: View, { seat, play, onType }: Player): Composer | undefined => {
  const turns = view.turns.filter((turn) => turn.seat === seat).length;
  const [kept, setDesk] = useState<Desk>({ turns, word: '' });
  const desk: Desk = kept.turns === turns ? kept : { turns, word: '' };
  const { word, chosen, sentFrom } = desk;

  useEffect(() => {
    if (sentFrom === undefined) return;
    const timer = setTimeout(() => setDesk(({ sentFrom: _, ...now }) => now), PATIENCE);
    return () => clearTimeout(timer);
  }, [sentFrom]);

  if (seat === undefined || play === undefined || view.phase !== 'play') return undefined;
  const standing = standingOf(view, word);
  const way = word === '' ? undefined : wayOf(view.circle, word, { hand: view.seats[seat]?.hand ?? 0, chosen });
  const { other } = way ?? {};
  const start = way && way.starts.length > 1 ? nextStart(way) : undefined;
  const isSent = sentFrom === view;

  const { refused: _, ...tidy } = desk;
  const choose = (walk: Walk) => {
    playSound('socket');
    setDesk({ turns, word, chosen: walk });
  };
  const press = (place: Place) => {
    const next = way && pressed(way, place);
    if (next) choose(next);
    else if (way) setDesk({ ...tidy, refused: place });
  };
  const send = (move: Move) => {
    setDesk({ ...tidy, sentFrom: view });
    play(move);
  };

  const mayNow = (what: 'word' | 'pass') => !isSent && view.may.includes(what);
  return {
    word,
    standing,
    way,
    refused: desk.refused,
    type: (next) => {
      if (next === word) return;
      onType();
      setDesk({ turns, word: next });
    },
    press,
    turnRound: other && (() => choose(other)),
    nextStart: start && (() => choose(start)),
    say:
      way && standing.type === 'open' && mayNow('word')
        ? () => send({ type: 'word', word, direction: way.walk.direction, safes: way.walk.safes })
        : undefined,
    pass: mayNow('pass') ? () => send({ type: 'pass' }) : undefined,
  };
};
