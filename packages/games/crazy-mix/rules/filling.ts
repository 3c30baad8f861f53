import { CODE_CARDS } from './cards.ts';
import { type Laid, MIX, SIDES, type Side } from './pieces.ts';
import type { State } from './state.ts';

/** The part of the state that filling changes. */
type Table = Pick<State, 'pile' | 'sides'>;

/** CM7: the top card goes face up to the first empty side, clockwise from the top. */
export const turnTop = ({ pile: [top, ...pile], sides }: Table): Table & { readonly laid: Laid } => {
  const side = SIDES.find((one) => sides.every((laid) => laid.side !== one));
  if (top === undefined || top === MIX || side === undefined) throw new Error('no card can be turned up');
  const laid = { side, card: top };
  return { pile, sides: [...sides, laid], laid };
};

/** CM7, CM12: whether filling is complete for this round. */
export const isFilled = ({ pile, sides }: Table): boolean => sides.length === SIDES.length || pile[0] === MIX;

/** CM17: whether the pile can fill the empty sides and still show a card on top. */
export const canFill = ({ pile, sides }: Table): boolean => pile.length > SIDES.length - sides.length;

/** CM28: fills all sides at once; returns which were filled. */
export const fillAll = (table: Table): Table & { readonly filled: readonly Side[] } => {
  let { pile, sides } = table;
  const filled: Side[] = [];
  while (!isFilled({ pile, sides })) {
    const next = turnTop({ pile, sides });
    ({ pile, sides } = next);
    filled.push(next.laid.side);
  }
  return { pile, sides, filled };
};

/** The table as it was before these sides were filled. */
export const unfilled = ({ pile, sides }: Table, filled: readonly Side[]): Table => {
  const isNew = ({ side }: Laid) => filled.includes(side);
  return {
    pile: [...sides.filter(isNew).map(({ card }) => card), ...pile],
    sides: sides.filter((laid) => !isNew(laid)),
  };
};

/** CM9, CM12: cards to be won: the stake, or all at the sides plus the Crazy Mix card. */
export const stakeOf = ({ pile: [top], sides }: Table): number => {
  if (top === undefined) throw new Error('the pile is empty');
  return top === MIX ? sides.length + 1 : CODE_CARDS[top].decoder.stake;
};
