import type { Primary, Property, Secondary, Sign } from './symbols.ts';

/** The sides of the pile, clockwise from the top: the order in which they are filled. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** CM2: a code card goes by the symbol on its face, which no other has. */
export type CodeCard = Sign<Primary>;

/** CM4: the Crazy Mix code card. */
export const MIX = 'mix';
export type Card = CodeCard | typeof MIX;

export type Logo = 1 | 2;

/** CM3: the back of a code card. */
export interface Decoder {
  /** Which property of the card at that side counts. */
  readonly edges: Readonly<Record<Side, Property>>;
  /** How many cards are to be won. */
  readonly stake: number;
}

/** CM5: the target cards: eighteen with symbols, two with a logo. */
export const TARGETS = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'] as const),
  'L1',
  'L2',
] as const;
export type Target = (typeof TARGETS)[number];

/** What a target shows: two symbols; a logo before the mix; the mixing table, the back of a logo, after it. */
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

/** What is to be pointed at: a symbol, or in a logo round the target with this logo. */
export type Wanted = { readonly symbol: Sign } | { readonly logo: Logo };

/** All that one has to read in a round. A decoder in an ordinary round, a logo when the Crazy Mix card lies on top. */
export interface Picture {
  /** Whether the targets show their backs: secondary colours. */
  readonly mixed: boolean;
  /** The oldest first. */
  readonly sides: readonly Laid[];
  readonly decoder?: Decoder;
  readonly logo?: Logo;
}
