/** A random number generator: 32 random bits per call. */
export type Rng = () => number;

/** A uniform integer from 0 to n - 1, by rejection sampling. */
export const below = (rng: Rng, n: number): number => {
  if (!(n >= 1)) throw new Error(`no number is below ${n}`);
  const fair = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const bits = rng() >>> 0;
    if (bits < fair) return bits % n;
  }
};

export const pick = <Item>(rng: Rng, items: readonly Item[]): Item => {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[below(rng, items.length)] as Item;
};

/** The items in random order (Fisher-Yates). */
export const shuffled = <Item>(rng: Rng, items: readonly Item[]): readonly Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const moved = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = moved;
  }
  return order;
};

/** Between 0 (included) and 1 (excluded). */
export const fraction = (rng: Rng): number => (rng() >>> 0) / 2 ** 32;

/** A standard normal deviate (Box-Muller). */
export const normalDeviate = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));

/** A fast generator for bots and tests (sfc32). Deals use the committed one in `luck.ts`. */
export const makeRng = (seed: string | number): Rng => {
  let [a, b, c, counter] = hash128(String(seed));
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
};

/** A 128-bit string hash (cyrb128), to spread seeds. */
const hash128 = (text: string): [number, number, number, number] => {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1];
};
