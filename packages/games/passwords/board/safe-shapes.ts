/** Sizes of a safe card, in the units of the card: 96 x 112, centred on (0,0). */
export const SAFE_BODY = { x: -48, y: -56, w: 96, h: 112, cut: 13 } as const;
export const SAFE_WELL = { x: -38, y: -47, w: 76, h: 66, cut: 8 } as const;
export const SAFE_HINGES = 'M-49-36h-5v14h5M-49 20h-5v14h5';
export const STONE_SIZE = 25;
const STONE_SPACING = 22;
const STONES_Y = 38;

/** The centre of a space on the card. */
export const spaceAt = (space: number, spaces: number): readonly [number, number] => [
  (space - (spaces - 1) / 2) * STONE_SPACING,
  STONES_Y,
];

/** The arrow of a walk, pointing to the right. */
export const WALK_ARROW = 'M-11-12 13 0-11 12Z';
