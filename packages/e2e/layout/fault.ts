/** What may be wrong with a layout. */
export interface Fault {
  readonly kind:
    | 'scrolls sideways'
    | 'text cut'
    | 'text outside the screen'
    | 'text over text'
    | 'covered'
    | 'overlap'
    | 'outside its panel'
    | 'small target'
    | 'small pieces'
    | 'out of sight'
    | 'narrow'
    | 'long lines'
    | 'layout shift'
    | 'lost paint'
    | 'slow container';
  readonly what: string;
}

/** Sizes in pixels, line lengths in characters. */
export const LIMITS = {
  mainTarget: 44,
  anyTarget: 24,
  /** Crystals of Crack the Code, on screens of this size or larger. */
  minCrystal: 40,
  desktop: { width: 1280, height: 800 },
  /** So much of a long name must be seen. */
  minNameWidth: 56,
  /** From this width on, names of bots must be seen as a whole. */
  wholeBotNames: 1200,
  maxLineLength: 90,
  /** From this width on, the content must use this share of it. */
  wideScreen: 1900,
  minWidthShare: 0.75,
};

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly limits: typeof LIMITS;
  /** Whether the viewer has to act. */
  readonly isAwaited: boolean;
  /** Names of players: they may end in an ellipsis. */
  readonly names: readonly string[];
  /** Names of bots, which are short: they may do so on narrow screens only. */
  readonly botNames: readonly string[];
}

/** An element with the part of it that is not scrolled away. */
export interface Seen {
  readonly one: HTMLElement;
  readonly part: DOMRect;
}
