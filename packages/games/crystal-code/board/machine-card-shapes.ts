type Points = readonly (readonly [number, number])[];

/** Positions of crystals and spots, by their number. */
export const PLACES: readonly Points[] = [
  [],
  [[0, 0]],
  [
    [-17, 0],
    [17, 0],
  ],
  [
    [-17, 11],
    [17, 11],
    [0, -17],
  ],
  [
    [-16, -16],
    [16, -16],
    [-16, 16],
    [16, 16],
  ],
];

const octagon = (radius: number): Points =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((22.5 + 45 * i) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

export const SETTING = /* @__PURE__ */ octagon(15);
const HUB = /* @__PURE__ */ octagon(27);
const WIDE_HUB = /* @__PURE__ */ octagon(40);
const KNOT = /* @__PURE__ */ octagon(13);

/** The plate under so many crystals and spots. */
export const hubOf = (places: number): Points => (places > 1 ? WIDE_HUB : places === 1 ? HUB : KNOT);

/** A line from the middle of a card to its upper edge. */
export const LINE = 'M0-50V0';
