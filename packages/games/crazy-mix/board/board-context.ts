import type { Seat } from '@sesame/kernel';
import { useRequiredContext } from '@sesame/ui';
import { createContext } from 'react';
import type { Move, Round, View } from '../rules/state.ts';
import type { CardChoice } from './card-choice.ts';
import type { Claims } from './claims.ts';
import type { SymbolComposer } from './symbol-composer.ts';

/** State shared by the board's components. */
export interface BoardState {
  readonly view: View;
  /** The viewer's seat; undefined for spectators. */
  readonly you: Seat | undefined;
  /** Sends a move other than a claim; undefined in replays and while a move is pending. */
  readonly send: ((move: Move) => void) | undefined;
  /** Whether the viewer can play here, as opposed to replays. */
  readonly isLive: boolean;
  readonly claims: Claims;
  /** Property pad state, while a symbol is wanted. */
  readonly composer: SymbolComposer | undefined;
  readonly cardChoice: CardChoice | undefined;
  /** The round whose decision is being shown over the race, and for how long. */
  readonly deciding: { readonly round: Round; readonly ms: number } | undefined;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export const useBoard = (): BoardState => useRequiredContext(BoardContext);

/** Whether the viewer sees an undecided round; apart, only after opening it. */
export const isRacing = ({ phase, race }: View): boolean => phase === 'race' && race !== undefined;

/** CM28, CM36: whether everyone plays rounds in their own time. */
export const isApart = ({ options, untimed }: Pick<View, 'options' | 'untimed'>): boolean =>
  options.apart || untimed === true;

/** The round whose answer is marked on the board. */
export const answeredRound = ({ view, deciding }: BoardState): Round | undefined => deciding?.round ?? lastRound(view);

/** The last decided round, until the next one is revealed. */
export const lastRound = (view: View): Round | undefined => (isRacing(view) ? undefined : view.rounds.at(-1));
