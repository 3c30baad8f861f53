import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { Move, Round, View } from '../rules/state.ts';
import type { CardChoice } from './card-choice.ts';
import type { Claims } from './claims.ts';
import type { SymbolComposer } from './symbol-composer.ts';

/** What every part of the board looks at. */
export interface BoardContextValue {
  readonly view: View;
  /** The seat that plays here, if any. */
  readonly you: Seat | undefined;
  /** Sends what is no claim. Absent where nothing can be played, and while something is on its way. */
  readonly send: ((move: Move) => void) | undefined;
  /** Whether anything can be played here at all. */
  readonly isLive: boolean;
  readonly claims: Claims;
  /** The four properties, chosen one by one: while a symbol can be pointed at. */
  readonly composer: SymbolComposer | undefined;
  readonly cardChoice: CardChoice | undefined;
}

export const BoardContext = createContext<BoardContextValue | undefined>(undefined);

export const useBoard = (): BoardContextValue => useRequiredContext(BoardContext);

/** Whether the viewer has a round before their eyes that is not decided. Apart, others' rounds are not seen. */
export const isRacing = ({ phase, race }: View): boolean => phase === 'race' && race !== undefined;

/** The decided round to look back at, as long as no other is to be read. */
export const lastRound = (view: View): Round | undefined => (isRacing(view) ? undefined : view.rounds.at(-1));
