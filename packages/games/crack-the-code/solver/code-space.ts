import { LETTERS, type Options } from '../rules/state.ts';

/** The options that determine a code space. */
export type Shape = Pick<Options, 'positions' | 'colours' | 'repeats'>;

/** A packed code: three bits per place, first place lowest, each the index of its colour. */
export type PackedCode = number;

/** All codes of a match, packed, with lookup tables for the solver. */
export interface CodeSpace {
  readonly positions: number;
  readonly colours: number;
  readonly codes: Int32Array;
  /** By code: the number of crystals of each colour, four bits per colour. */
  readonly counts: Int32Array;
}

const MAX_CACHED_SPACES = 4;
const cachedSpaces = new Map<string, CodeSpace>();

/** The code space of a match, from an LRU cache: building the largest takes some milliseconds. */
export const codeSpaceOf = ({ positions, colours, repeats }: Shape): CodeSpace => {
  const key = `${positions} ${colours} ${repeats}`;
  const space = cachedSpaces.get(key) ?? build({ positions, colours, repeats });
  cachedSpaces.delete(key);
  cachedSpaces.set(key, space);
  for (const oldest of cachedSpaces.keys()) {
    if (cachedSpaces.size <= MAX_CACHED_SPACES) break;
    cachedSpaces.delete(oldest);
  }
  return space;
};

const build = ({ positions, colours, repeats }: Shape): CodeSpace => {
  const counts = new Int32Array(8 ** positions);
  const codes: PackedCode[] = [];
  const extend = (code: PackedCode, place: number, count: number): void => {
    if (place === positions) {
      counts[code] = count;
      codes.push(code);
      return;
    }
    for (let kind = 0; kind < colours; kind++) {
      if (!repeats && ((count >>> (4 * kind)) & 15) > 0) continue;
      extend(code | (kind << (3 * place)), place + 1, count + (1 << (4 * kind)));
    }
  };
  extend(0, 0, 0);
  return { positions, colours, codes: Int32Array.from(codes), counts };
};

const ALPHABET = LETTERS.join('');

export const packCode = (text: string): PackedCode => {
  let code = 0;
  for (let place = 0; place < text.length; place++) {
    code |= ALPHABET.indexOf(text[place] ?? '') << (3 * place);
  }
  return code;
};

export const makeCode = (code: PackedCode, positions: number): string =>
  Array.from({ length: positions }, (_, place) => LETTERS[(code >>> (3 * place)) & 7] ?? '').join('');
