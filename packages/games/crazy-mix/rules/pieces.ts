import type { Primary, Property, Secondary, Sign } from './symbols.ts';

/** Sides of the pile in filling order, clockwise from the top. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** CM2: a code card is identified by the unique symbol on its face. */
export type CodeCard = Sign<Primary>;

/** CM4: the Crazy Mix code card. */
export const MIX = 'mix';
export type Card = CodeCard | typeof MIX;

export type Logo = 1 | 2;

/** CM3: the back of a code card. */
export interface Decoder {
  /** The property read from the card at each side. */
  readonly edges: Readonly<Record<Side, Property>>;
  /** Number of cards to be won. */
  readonly stake: number;
}

/** CM5: the target cards: eighteen with symbols, two with a logo. */
export const TARGETS = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'] as const),
  'L1',
  'L2',
] as const;
export type Target = (typeof TARGETS)[number];

/** What a target shows: two symbols, a logo (before the mix) or the mixing table (after it). */
export type Face =
  | { readonly kind: 'symbols'; readonly symbols: readonly [Sign, Sign] }
  | { readonly kind: 'logo'; readonly logo: Logo }
  | { readonly kind: 'table' };

/** A target card with two symbols: its front before the mix, its back after it. */
export interface TargetCard {
  readonly front: readonly [Sign<Primary>, Sign<Primary>];
  readonly back: readonly [Sign<Secondary>, Sign<Secondary>];
}

/** A card that lies at a side of the pile. */
export interface Laid {
  readonly side: Side;
  readonly card: CodeCard;
}

/** What to point at: a symbol, or a logo when the Crazy Mix card is on top. */
export type Wanted = { readonly symbol: Sign } | { readonly logo: Logo };

/** The visible cards of a round: a decoder, or a logo when the Crazy Mix card is on top. */
export interface Picture {
  /** Whether the targets show their backs: secondary colours. */
  readonly mixed: boolean;
  /** The oldest first. */
  readonly sides: readonly Laid[];
  readonly decoder?: Decoder;
  readonly logo?: Logo;
}
